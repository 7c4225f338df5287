/** My turn is noticed in a background tab: by the title, the icon and, where it was allowed, a notification. */

const TITLE = 'Runestack';
const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#14171C"/>' +
  '<path d="M10 26V6h8a5 5 0 0 1 0 10h-8m7 0 6 10" fill="none" stroke="#E69F00" stroke-width="3.2" stroke-linejoin="round"/>' +
  '<circle cx="25" cy="7" r="6" fill="#56B4E9" stroke="#14171C" stroke-width="2"/></svg>';

let shown: Notification | null = null;

export function badge(isMyTurn: boolean, what: string): void {
  document.title = isMyTurn ? `● ${what} – ${TITLE}` : what ? `${what} – ${TITLE}` : TITLE;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isMyTurn ? `data:image/svg+xml,${encodeURIComponent(DOT)}` : './icon.svg';
  if (!isMyTurn) {
    shown?.close();
    shown = null;
  }
}

export function notify(title: string, body: string, wanted: boolean): void {
  if (!wanted || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  shown?.close();
  shown = new Notification(title, { body, tag: 'runestack-turn' });
  shown.onclick = () => window.focus();
}

/** True: notifications are allowed. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
