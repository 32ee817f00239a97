import type { Inflection } from '../../../inflection/inflection.ts';
import { withCapital } from '../../../letter-case.ts';
import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Sentence, Token } from '../phrases/read-prose.ts';
import { english } from './english.ts';
import { type Participles, participlesOf } from './participles.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const subjects = words('i you we they he she it');
const irregularNegation: ReadonlyMap<string, string> = new Map([
  ["won't", 'will'],
  ["can't", 'can'],
  ["shan't", 'shall'],
]);
const negation = /^(?:do|does|did|is|are|was|were|have|has|had|would|could|should|must|need|might)n't$/;
const questionWords = words('why how what who where when which');
const withIs = words('he she it that there here what who where how this everything everyone');
/** What is said of things that are so, though it looks like what has been done. */
const states = words(
  'based interested pleased tired closed located supposed called named excited worried concerned designed required needed delighted related limited expected',
);
const has = words('been got had become gotten');
const wouldVerbs = words(
  'be like love prefer rather have say do go take make give want need hate appreciate recommend suggest expect think know get see help happen work ask tell try use find look call wait start pay choose feel stay buy',
);
const adverbs = words('already also always just never now recently finally still only really currently probably often');

/** Writes short forms in full: `don't` → `do not`, `it's been` → `it has been`. What may be two things stays. */
export function writeInFull(inflection: Inflection): StyleRewriter {
  const participles = participlesOf(inflection);
  return sentenceRewriter(english, (sentence) =>
    sentence.tokens.flatMap((token, index) => {
      if (!token.isWord || token.key === '') return [];
      return fullNegation(sentence, token, index) ?? fullSubject(sentence, token, index, participles) ?? [];
    }),
  );
}

function fullNegation({ tokens }: Sentence, token: Token, index: number): TextEdit | undefined {
  const verb = irregularNegation.get(token.key) ?? (negation.test(token.key) ? token.key.slice(0, -3) : undefined);
  if (verb === undefined) return undefined;
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  const isQuestion = tokens.at(-1)?.raw === '?';
  const isTurned = isQuestion && (before === undefined || !before.isWord || questionWords.has(before.key));
  const written = cased(token, verb);
  if (isTurned) {
    // `Aren't you coming?` → `Are you not coming?`; nouns would have to be parsed.
    if (next === undefined || !subjects.has(next.key)) return undefined;
    if (!tokens[index + 2]?.isWord) return undefined;
    return { start: token.start, end: next.end, text: `${written} ${next.raw} not` };
  }
  if (isQuestion && before !== undefined && !subjects.has(before.key)) return undefined;
  if (verb === 'can') return { start: token.start, end: token.end, text: `${written}not` };
  return { start: token.start, end: token.end, text: `${written} not` };
}

function fullSubject(
  { tokens }: Sentence,
  token: Token,
  index: number,
  participles: Participles,
): TextEdit | undefined {
  const [, subject, ending] = /^([a-z]+)'(m|re|ve|ll|d|s)$/.exec(token.key) ?? [];
  if (subject === undefined || ending === undefined) return undefined;
  const full = fullEnding(tokens, index, [subject, ending], participles);
  return full === undefined ? undefined : { start: token.start + subject.length, end: token.end, text: ` ${full}` };
}

function fullEnding(
  tokens: readonly Token[],
  index: number,
  [subject, ending]: readonly [subject: string, ending: string],
  participles: Participles,
): string | undefined {
  const next = tokens[index + 1];
  if (ending === 'm') return subject === 'i' ? 'am' : undefined;
  if (ending === 're') return /^(?:you|we|they|there|what|who)$/.test(subject) ? 'are' : undefined;
  if (ending === 've') return 'have';
  if (ending === 'll')
    return subjects.has(subject) || /^(?:that|there|this|who|what)$/.test(subject) ? 'will' : undefined;
  const word = next !== undefined && adverbs.has(next.key) ? tokens[index + 2] : next;
  if (ending === 'd')
    return subjects.has(subject) || subject === 'there' ? wouldOrHad(word?.key ?? '', participles) : undefined;
  if (subject === 'let') return 'us';
  if (!withIs.has(subject) || word === undefined) return undefined;
  return word.key === '' && next?.isWord === false && !/[\p{L}\p{N}"“(]/u.test(next.raw)
    ? undefined
    : isOrHas(word.key, subject, participles);
}

function wouldOrHad(next: string, { isParticiple, isBothForms }: Participles): string | undefined {
  if (next === 'better') return 'had';
  if (wouldVerbs.has(next)) return 'would';
  return isParticiple(next) && !isBothForms(next) ? 'had' : undefined;
}

function isOrHas(next: string, subject: string, { isParticiple, isBothForms }: Participles): string | undefined {
  if (has.has(next)) return 'has';
  if (states.has(next)) return 'is';
  if (subject === 'how' || (subject === 'what' && subjects.has(next))) return undefined;
  return isParticiple(next) || isBothForms(next) ? undefined : 'is';
}

function cased(found: Token, written: string): string {
  return /^\p{Lu}/u.test(found.raw) ? withCapital(written) : written;
}
