/** Labels and words of Rune Age, and what they mean, as the rules say it. */

import { type Term, term } from '../../cards/glossary';

export const TERMS: readonly Term[] = [
  term('when_played', 'When Played', 'Beim Ausspielen', {
    en: 'Can be used when the card is played in a combat, before anything else is.',
    de: 'Kann genutzt werden, wenn die Karte in einem Kampf gespielt wird, vor allem anderen.',
  }, true),
  term('resolution', 'Resolution', 'Auswertung', {
    en: 'Can be used once, after attrition and before the strengths are compared.',
    de: 'Kann einmal genutzt werden, nach den Verlusten und bevor die Stärken verglichen werden.',
  }, true),
  term('end_of_combat', 'End of Combat', 'Kampfende', {
    en: 'Can be used once, after the combat has been won or lost.',
    de: 'Kann einmal genutzt werden, wenn der Kampf gewonnen oder verloren ist.',
  }, true),
  term('action', 'Action', 'Aktion', {
    en: 'Can be used in the Perform Actions step of your own turn, between combats and purchases.',
    de: 'Kann im Schritt „Aktionen“ deines eigenen Zuges genutzt werden, zwischen Kämpfen und Käufen.',
  }, true),
  term('before_attrition', 'Before Attrition', 'Vor dem Verlustwurf', {
    en: 'Can be used in a battle before the attrition dice are rolled.',
    de: 'Kann in einer Schlacht genutzt werden, bevor die Verlustwürfel geworfen werden.',
  }, true),
  term('purchase', 'Purchase', 'Kauf', {
    en: 'Can be used while you spend gold or influence.',
    de: 'Kann genutzt werden, während du Gold oder Einfluss ausgibst.',
  }, true),
];
