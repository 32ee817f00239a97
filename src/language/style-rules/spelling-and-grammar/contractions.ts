import { packWords } from '../../packs/tables.ts';
import { rewriting } from '../punctuation/rewritten-value.ts';
import type { RewrittenValue, StyleRewriter } from '../style-rewriter.ts';
import { allOf, inCaseOf, matching, wordStart } from '../words.ts';

const end = "(?![\\p{L}\\p{N}_]|['’-]\\p{L})";
const auxiliaries = 'do|does|did|is|are|was|were|has|have|had|would|could|should|must|need|might';
const subjects = 'I|you|he|she|it|we|they';

/** The full forms of negative contractions; `ain’t` may be several. */
const negative = new Map<string, readonly [string, string]>([
  ...auxiliaries.split('|').map((verb) => [`${verb}n't`, [verb, 'not'] as const] as const),
  ["can't", ['can', 'not']] as const,
  ["won't", ['will', 'not']] as const,
  ["shan't", ['shall', 'not']] as const,
]);
const anyNegative = new RegExp(
  `${wordStart}(${[...negative.keys()].join('|').replaceAll("'", "['’]")})(?: (${subjects})(?=[ ?,.!]|$))?${end}`,
  'giu',
);
/** Before an inverted subject: `Why don’t you`, `, isn’t it?` */
const beforeInversion =
  /(?:^|[.!?,;:] ?["“]?|\n|(?<!\p{L})(?:why|how|who|what|where|when|and|but|or|because|so|if) )$/iu;
/** Not `It isn’t you`, where the pronoun is no subject. */
const isCopula = /^(?:is|are|was|were)n/i;

function expandNegative({ 0: found, 1: short = '', 2: subject, index, input }: RegExpExecArray): string | undefined {
  const [verb = '', not = ''] = negative.get(short.toLowerCase().replace('’', "'")) ?? [];
  const before = input.slice(Math.max(0, index - 12), index);
  const after = input.slice(index + found.length);
  const inverted = beforeInversion.test(before);
  const together = inCaseOf(short, verb === 'can' ? 'cannot' : `${verb} ${not}`);
  if (subject === undefined) return inverted && /^[^.!\n]{0,300}\?/.test(after) ? undefined : together;
  if (isCopula.test(short) && !inverted) return `${together} ${subject}`;
  return /^ (?:dare|worry|ever|start|go)(?!\p{L})/u.test(after)
    ? undefined
    : `${inCaseOf(short, verb)} ${subject} ${not}`;
}

const pronounsBefore: Readonly<Record<string, string>> = {
  m: 'I',
  re: 'you|we|they|who|what|where|there|these|those',
  ve: 'I|you|we|they|who|there|would|could|should|might|must',
  ll: 'I|you|he|she|it|we|they|who|what|that|there|this',
};
const fullForms: Readonly<Record<string, string>> = { m: 'am', re: 'are', ve: 'have', ll: 'will' };
const sure = Object.entries(pronounsBefore)
  .map(([ending, words]) => `(?<=${wordStart}(?:${words}))['’]${ending}`)
  .join('|');
const anySure = new RegExp(`(?:${sure})${end}`, 'giu');

const words = (section: string): string => packWords('en', 'contractions', section).join('|');
const participles = words('participles');
const someAdverbs = `(?: (?:${words('adverbs')}))*`;
const wouldOrHad = new RegExp(
  `(?<=${wordStart}(?:I|you|he|she|it|we|they|who|there|that))['’]d(?=${someAdverbs} (?:(not|${words('infinitives')})|(better|${participles}|\\p{Ll}+ed))(?!\\p{L}))`,
  'giu',
);
const isOrHas = new RegExp(
  `(?<=${wordStart}(?:he|she|it|that|there|here|what|who|where|how))['’]s(?=${someAdverbs} (?:(been|got|had|become)|(not|\\p{L}+))(?!\\p{L}))`,
  'giu',
);
/** After these `’s` may be is, has or does. */
const ambiguousAfterS = new RegExp(
  `^(?:${participles}|${words('uncertain-forms')}|${subjects}|finished|\\p{Ll}+(?:ed|en))$`,
  'iu',
);

const expandPositive: StyleRewriter = allOf(
  matching(anySure, ([found]) => ` ${fullForms[found.slice(1).toLowerCase()]}`),
  matching(wouldOrHad, ([, would, had]) => {
    if (would !== undefined) return ' would';
    return /^(?:need|feed|proceed|succeed|exceed|speed|embed|shed|wed|bleed|breed)$/i.test(had ?? '')
      ? ' would'
      : ' had';
  }),
  matching(isOrHas, ([, has, next = '']) => {
    if (has !== undefined) return ' has';
    return ambiguousAfterS.test(next) ? undefined : ' is';
  }),
  matching(new RegExp(`(?<=${wordStart}let)['’]s(?= \\p{Ll})`, 'giu'), () => ' us'),
);

const expandNegatives = matching(anyNegative, expandNegative);

const contractNegatives = matching(
  new RegExp(`${wordStart}(?:(${auxiliaries}|will|shall) not(?! only)|(cannot)|(can) not(?! only))${end}`, 'giu'),
  ([found, verb = '']) => {
    const small = verb.toLowerCase();
    if (small === 'might' || small === 'need' || small === 'must' || small === 'shall') return undefined;
    const short = small === 'will' ? "won't" : verb === '' ? "can't" : `${small}n't`;
    return inCaseOf(found, short);
  },
);

/** What follows shows that the verb is no last word that is left alone: `bigger than it is now`. */
const complement =
  '(?= (?:a|an|the|very|too|also|always|never|really|important|possible|necessary|recommended|easy|easier|difficult|good|great|better|best|clear|true|likely|unlikely|time|ready|sure|able|happy|sorry|glad|available|called|based|located|designed|worth|free|open|\\p{Ll}{2,}ing)(?!\\p{L}))';
const noEllipsis =
  '(?<!(?:^|\\P{L})(?:than|as|how|what|where|who|which|wherever|whatever|however|whether|like)(?: \\p{L}+)? )';

/** `A copy of it will be sent`: only at the start of a clause are these certainly subjects. */
const clauseStart =
  '(?<=(?:^|\\n|[.!?;:,—(“"] ?|(?:^|\\P{L})(?:that|if|when|because|so|and|but|or|where|once|until|before|after|since|while|then|think|believe|hope|know|sure) ))';

const contractPositive: StyleRewriter = allOf(
  matching(
    new RegExp(
      `(?<=${wordStart}${noEllipsis}(?:I|we|they|he|she|there|${clauseStart}(?:it|you|that))) (?:(?<=I )am(?:(?= not )|${complement})|(?<=(?:you|we|they) )are${complement}|(?<=(?:it|he|she|that|there) )is${complement})`,
      'giu',
    ),
    ([found]) => `'${found === ' am' ? 'm' : found === ' are' ? 're' : 's'}`,
  ),
  matching(
    new RegExp(
      `(?<=${wordStart}(?:I|you|we|they)) have(?=${someAdverbs} (?:been|${participles.replace('been|', '')}|\\p{Ll}{3,}(?<!ne|fe|se|spe)ed)(?!\\p{L}))`,
      'giu',
    ),
    () => "'ve",
  ),
  matching(
    new RegExp(
      `(?<=${wordStart}(?:I|we|they|he|she|${clauseStart}(?:it|you))) will(?= (?!not |or |and |but |if |when |to |in |of |at )\\p{Ll}{2,}(?!\\p{L}))`,
      'giu',
    ),
    () => "'ll",
  ),
);

export const contractions: Readonly<Record<string, RewrittenValue>> = {
  do_not_use_contractions: rewriting(['en'], allOf(expandNegatives, expandPositive)),
  use_contractions: rewriting(['en'], allOf(contractNegatives, contractPositive)),
  use_contractions_but_avoid_negative_contractions: rewriting(['en'], allOf(expandNegatives, contractPositive)),
};
