import { replacing } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue } from '../style-rewriter.ts';
import { capitalized, wordEnd } from '../words.ts';

/** `ihr` is left out: it may be "her" or "their". */
const small = 'du|dich|dir|dein(?:e[mnrs]?|s)?|euch|eu(?:re[mnrs]?|er)';
const capital = small.replace(/(?<=^|\|)./g, (initial) => initial.toUpperCase());
/** A noun: `per du`, and `das Du anbieten`, but not `das Buch, das du liest`. */
const notNoun =
  '(?!(?<=(?:^|\\P{L})(?:(?<!, )(?:das|dem|vom|beim|zum)|[Pp]er|ein|aufs|mit|auf(?: [Dd]u und)?) )[Dd]u(?!\\p{L}))';
/** Names, French ones among them, and titles. */
const noName =
  '(?! (?:jour|vin|Soleil|Monde|Mont|Pont|Bois|Nord|Sud|Lac|Rhône|Château|Barry|Val|Fresne|Exzellenz|Majestät|Hoheit|Heiligkeit|Eminenz|Durchlaucht|Ehren)(?!\\p{L}))';

const inSmallLetters = new RegExp(`(?<![\\p{L}\\p{N}_@#/.!:-])${notNoun}(?:${small})${wordEnd}${noName}`, 'gu');
/** After a small letter and a space, or a comma: nowhere that a sentence could begin. */
const inTheMiddle = new RegExp(`(?<=[\\p{Ll}\\p{N}][,;]? )${notNoun}(?:${capital})${wordEnd}${noName}`, 'gu');

export const informalAddressPronouns: Readonly<Record<string, RewrittenValue>> = {
  capitalize_informal_address_pronouns: replacing(['de'], inSmallLetters, ([found]) => capitalized(found)),
  do_not_capitalize_informal_address_pronouns: replacing(['de'], inTheMiddle, ([found]) => found.toLowerCase()),
};
