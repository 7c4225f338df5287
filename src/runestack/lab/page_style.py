"""How a report looks, and how its tables are sorted: all of it stands inside the page.

The script has no `<` and no `&`, so that the page stays well-formed XML.
"""

STYLE = """
:root { color-scheme: light dark; --ink: #1c2024; --soft: #60646c; --line: #d9d9e0; --paper: #fcfcfd;
  --card: #ffffff; --bar: #3e63dd; --bar-soft: #c1d0ff; --high: #b3441b; --focus: #3e63dd; }
@media (prefers-color-scheme: dark) { :root { --ink: #edeef0; --soft: #b0b4ba; --line: #363a3f; --paper: #111113;
  --card: #18191b; --bar: #849dff; --bar-soft: #304384; --high: #ffa057; --focus: #9eb1ff; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 78rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
p { margin: .4rem 0; max-width: 46rem; }
.soft { color: var(--soft); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem; margin: 1rem 0; }
.tiles div { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem; }
.tiles dt { color: var(--soft); font-size: .9rem; }
.tiles dd { margin: 0; font-size: 1.4rem; font-variant-numeric: tabular-nums; }
.tiles small { display: block; font-size: .85rem; color: var(--soft); }
.scroll { overflow-x: auto; margin: .5rem 0; border: 1px solid var(--line); border-radius: .5rem;
  background: var(--card); }
.scroll:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: start; padding: .5rem .75rem; color: var(--soft); font-size: .9rem; }
th, td { padding: .3rem .6rem; text-align: start; border-top: 1px solid var(--line); }
tbody th { font-weight: 600; }
.number, .number button { text-align: end; }
td.number { white-space: nowrap; }
tbody th { min-width: 6rem; }
.number svg { display: inline-block; max-width: none; vertical-align: middle; margin-inline-end: .5rem; }
td small { display: inline-block; min-width: 4.5rem; }
thead th { vertical-align: bottom; }
thead button { font: inherit; font-weight: 600; color: inherit; background: none; border: 0; padding: .25rem 0;
  min-height: 1.75rem; cursor: pointer; text-align: start; }
th[aria-sort=ascending] button::after { content: " \\25B2"; }
th[aria-sort=descending] button::after { content: " \\25BC"; }
.high { color: var(--high); font-weight: 700; }
svg { display: block; max-width: 100%; height: auto; }
svg .bar { fill: var(--bar); } svg .range { fill: var(--bar-soft); } svg .point { fill: var(--bar); }
svg .axis { stroke: var(--soft); stroke-width: 1; } svg .limit { stroke: var(--high); stroke-dasharray: 2 2; }
svg text { fill: var(--soft); font: 11px system-ui, sans-serif; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; margin: .5rem 0; }
nav a { color: inherit; display: inline-block; padding: .25rem 0; }
@media print { body { max-width: none; } thead button { min-height: 0; } }
"""

SCRIPT = """
for (const table of document.querySelectorAll('table.sortable')) {
  const heads = Array.from(table.tHead.rows[0].cells);
  heads.forEach(function (head, place) {
    const button = head.querySelector('button');
    if (button === null) { return; }
    button.addEventListener('click', function () {
      const numbers = head.dataset.kind === 'number';
      const before = head.getAttribute('aria-sort');
      const up = before === null ? !numbers : before === 'descending';
      heads.forEach(function (other) { other.removeAttribute('aria-sort'); });
      head.setAttribute('aria-sort', up ? 'ascending' : 'descending');
      const body = table.tBodies[0];
      const value = function (row) {
        const cell = row.cells[place];
        return numbers ? Number(cell.dataset.value ?? -1) : cell.textContent;
      };
      const compare = function (one, other) {
        const a = value(one), b = value(other);
        return numbers ? a - b : a.localeCompare(b, document.documentElement.lang);
      };
      const rows = Array.from(body.rows).sort(compare);
      if (!up) { rows.reverse(); }
      rows.forEach(function (row) { body.append(row); });
    });
  });
}
"""
