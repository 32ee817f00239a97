import data from './french-words.json' with { type: 'json' };
import type { Veto } from './reading-veto.ts';
import { has } from './reading-veto.ts';

/*
 * What laws, older authors and people who speak write in a way of their own: numbered things, several ordinals before one noun,
 * subjects behind their verb, futures of decrees, forms of speech.
 */

const reach = 120;

/** `l’Oreca no 38`, `la no 2 est troisième`: an abbreviation of *numéro*. */
export const isNumbered: Veto = (sentence, { start, end }) =>
  /^(?:\S+ )?n[ºo°]s? ?\d/i.test(sentence.slice(start, end + numberReach));
const numberReach = 6;

/** `le 6-2 historique`, `la Porsche 718 utilisée`: a score or a part of a name, and no number of things. */
export const isOfScoreOrName: Veto = (sentence, { start, end, rule }) =>
  rule.includes('_nombre_') &&
  /(?:\d[-–:]|\p{Lu}[\p{L}-]* )\d+ [\p{L}-]*$/u.test(sentence.slice(Math.max(0, start - reach), end));

/** `les deuxième à cinquième alinéas`, `les premier et second degrés`: each ordinal is in the singular. */
export const isOneOfOrdinals: Veto = (sentence, { start, end }) =>
  ordinal.test(sentence.slice(start, end)) && nextOrdinal.test(sentence.slice(end, end + reach));
const ordinal = /^(?:premi(?:er|ère)|seconde?|derni(?:er|ère)|[\p{Ll}-]+ième)$/u;
const nextOrdinal =
  /^(?:,|,? à| et| ou| au| à la) (?:au |la |le |l[’'])?(?:premi(?:er|ère)|seconde?|derni(?:er|ère)|[\p{Ll}-]+ième)(?!\p{L})/u;

/** `que lui soumettent le conseil ou le directeur`: a verb in the plural before its subjects. */
export const isBeforeSubjects: Veto = (sentence, { start, end, rule }) =>
  rule.includes('_sujet_sing') &&
  /(?:ent|ont)$/.test(sentence.slice(start, end)) &&
  /^ [^.;:!?]*(?:, | et | ou | ni )/.test(sentence.slice(end, end + reach));

/** `entre elle et la d’Orcival`, `par la via Francigena`: an article before a name. In `il est là avec Paul` a preposition is behind it. */
export const isArticleOfName: Veto = (sentence, { start, end }, words) => {
  if (!/^la$/i.test(sentence.slice(start, end))) return false;
  const behind = sentence.slice(end, end + reach);
  if (/^ d(?:[’']|e |u )\p{Lu}/u.test(behind)) return true;
  const next = words.find((word) => word.start >= end);
  return /^ \p{Ll}+ \p{Lu}/u.test(behind) && next !== undefined && !has(next, /:[GV]/);
};

/** `le juge pourra ordonner qu’elle recevra`: what is ordered for the future. */
export const isFutureOfOrder: Veto = (sentence, { start, end, rule }, words) => {
  if (!rule.includes('_verbe_que_') || !behindOrder.test(sentence.slice(Math.max(0, start - reach), start)))
    return false;
  const verb = words.find((word) => word.start >= start && word.end <= end && has(word, /:V/));
  const forms = verb?.readings.filter((reading) => reading.includes(':V')) ?? [];
  return forms.length > 0 && forms.every((form) => /:(?:If|K):/.test(form));
};
const behindOrder = new RegExp(`(?<!\\p{L})(?:${data.stemsOfOrders.join('|')})\\p{Ll}* qu(?:e |[’'])[^.;:!?]*$`, 'u');

/** `— Je vas chercher la garde !`: speech keeps its forms. */
export const isSpokenForm: Veto = (sentence, { start, end }) =>
  spoken.has(sentence.slice(start, end).toLowerCase()) && /^(?:« ?)?(?:«|—|–|--)/.test(sentence);
const spoken: ReadonlySet<string> = new Set(data.spokenForms);

/** `conseiller de d’abord mettre à jour`: an adverb, which keeps its *d’*. */
export const isAdverbWithD: Veto = (sentence, { rule, start }) =>
  rule.includes('conf_de_du_d') && adverbWithD.test(sentence.slice(start, start + reach).replace(/^d[eu] /, ''));
const adverbWithD = new RegExp(`^d[’'] ?(?:${data.adverbsBehindD.join('|')})(?!\\p{L})`, 'u');

/** `au fond de la toue`: behind a noun with its article, a noun that the lexicon lacks. */
export const isRareNoun: Veto = (sentence, { start, end }) => {
  const before = sentence.slice(Math.max(0, start - reach), start);
  return (
    /(?:^|\s)(?:au|aux|du) \p{Ll}+ de(?: la)? $/u.test(before) && /^(?:la$|\p{Ll}+e$)/u.test(sentence.slice(start, end))
  );
};

/** `de toute part`, `je ne l’ai point ouï dire`, `venez çà`, `au dehors`: right in both spellings, or older. */
export const isOlderSpelling: Veto = (sentence, { start, end }) => {
  const written = sentence.slice(start, end).toLowerCase();
  const before = sentence.slice(Math.max(0, start - reach), start);
  if (/^de toutes? parts?$/.test(written) || /^au (?:dehors|devant)$/.test(written)) return true;
  if (written === 'ouï dire')
    return /(?:^|[\s’'])(?:a[is]?|avons|avez|ont|avai(?:s|t|ent)|eut)(?: \p{Ll}+)? $/u.test(before);
  return written === 'çà' && /(?:^|[\s’'-])(?:viens|venez|venons|or|ah) $/i.test(before);
};

/** `pirater des cartes pour se faire de l’argent`: what is made is behind the verb; before a comma or a subject, *ce* is meant. */
export const isMadeForOneself: Veto = (sentence, { start, end, rule }) =>
  rule.includes('conf_ce_ceux_se') &&
  /pour $/i.test(sentence.slice(Math.max(0, start - 5), start)) &&
  /^ faire (?:d[eu]s? |d[’']|une? |l[ae]s? |l[’'])/.test(sentence.slice(end, end + madeReach));
const madeReach = 12;
