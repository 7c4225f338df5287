/** Where we are: the page's hash. */

export type Route =
  | { name: 'lobby' }
  | { name: 'new'; game: string }
  | { name: 'table'; id: string; secret: string | null; isBook: boolean }
  | { name: 'replay'; id: string; at: number }
  | { name: 'settings' }
  | { name: 'about' }
  | { name: 'missing'; path: string };

/** The parts of a path; none where it is no valid address. */
function parts(path: string): string[] {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return ['?'];
  }
}

export function parse(hash: string): Route {
  const path = hash.replace(/^#\/?/, '');
  const [head = '', ...rest] = parts(path);
  if (head === '') return { name: 'lobby' };
  if (head === 'new' && rest[0]) return { name: 'new', game: rest[0] };
  if (head === 'table' && rest[0]) {
    return { name: 'table', id: rest[0], secret: rest[1] === 'seat' && rest[2] ? rest[2] : null, isBook: rest[1] === 'book' };
  }
  if (head === 'replay' && rest[0]) return { name: 'replay', id: rest[0], at: Number(rest[1] ?? 0) || 0 };
  if (head === 'settings') return { name: 'settings' };
  if (head === 'about') return { name: 'about' };
  return { name: 'missing', path };
}

export const place: { route: Route } = $state({ route: parse(location.hash) });

window.addEventListener('hashchange', () => {
  place.route = parse(location.hash);
});

export function go(path: string): void {
  location.hash = path;
}

/** Whether both lead to the same page; where on it may differ. */
function isSamePage(one: Route, other: Route): boolean {
  return one.name === other.name && ('id' in one ? one.id : '') === ('id' in other ? other.id : '');
}

/**
 * Says in the address where on its page somebody is, without a new entry in the history (a secret must not stay there).
 *
 * Who has left for another page meanwhile is not called back: the address changes before its page comes.
 */
export function stayAt(path: string): void {
  const route = parse(`#${path}`);
  if (!isSamePage(route, parse(location.hash))) return;
  history.replaceState(null, '', `#${path}`);
  place.route = route;
}

/** The whole address of a path, to be shared. */
export function address(path: string): string {
  return `${location.origin}${location.pathname}#/${path.replace(/^\/+/, '')}`;
}
