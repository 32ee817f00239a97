import type { Inflection } from '../../../inflection/inflection.ts';
import { withCapital } from '../../../letter-case.ts';
import { ownEntry } from '../../../own-entry.ts';
import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Sentence, Token } from '../phrases/read-prose.ts';
import { english } from './english.ts';
import { type Participles, participlesOf } from './participles.ts';

const negated: Readonly<Record<string, string>> = {
  do: "don't",
  does: "doesn't",
  did: "didn't",
  is: "isn't",
  are: "aren't",
  was: "wasn't",
  were: "weren't",
  have: "haven't",
  has: "hasn't",
  had: "hadn't",
  will: "won't",
  would: "wouldn't",
  could: "couldn't",
  should: "shouldn't",
  can: "can't",
};
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const be: Readonly<Record<string, string>> = { am: "'m", are: "'re", is: "'s" };
const subjects: Readonly<Record<string, string>> = {
  i: 'am',
  you: 'are',
  we: 'are',
  they: 'are',
  he: 'is',
  she: 'is',
  it: 'is',
  there: 'is',
  that: 'is',
  here: 'is',
  what: 'is',
};
/** After them a pronoun starts a clause of its own. */
const openers = words(
  ', ; : ( – — but so because if when that while since although though unless until before after think thinks thought know knows hope hopes believe say says said guess see feel glad sure sorry afraid happy once',
);
/** At the end of a clause, or before these, the full form is used. */
const refusedNext = words('and or but than as if because though although while when');
const adverbs = words('already also always just never now recently finally still only really currently probably often');
const wouldVerbs = words('like love be prefer say recommend suggest appreciate');
const letsVerbs = words('start take look meet discuss talk go say try move begin keep focus assume hope make');

/** Writes what people say in one word as one: `do not` → `don't`, `we are` → `we're`. */
export function contract(inflection: Inflection): StyleRewriter {
  const participles = participlesOf(inflection);
  return sentenceRewriter(english, (sentence) => contractSentence(sentence, participles));
}

function contractSentence({ tokens }: Sentence, participles: Participles): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const edit = contractNegation(tokens, index) ?? contractSubject(tokens, index, participles);
    if (edit !== undefined) edits.push(edit);
  }
  return edits;
}

function contractNegation(tokens: readonly Token[], index: number): TextEdit | undefined {
  const [verb, not, next] = [tokens[index] as Token, tokens[index + 1], tokens[index + 2]];
  if (verb.key === 'cannot')
    return next?.key === 'but' ? undefined : { start: verb.start, end: verb.end, text: cased(verb, "can't") };
  const short = ownEntry(negated, verb.key);
  if (short === undefined || not?.key !== 'not') return undefined;
  // `whether or not`, `not only … but`: the negation belongs to what follows.
  if (next === undefined || next.key === 'only' || next.key === 'just' || next.key === 'least') return undefined;
  // `Are you not`, `Do not you`: a question turned round.
  if (verb.key === 'had' && index === 0) return undefined;
  return { start: verb.start, end: not.end, text: cased(verb, short) };
}

function contractSubject(tokens: readonly Token[], index: number, { isParticiple }: Participles): TextEdit | undefined {
  const [subject, verb, next] = [tokens[index] as Token, tokens[index + 1], tokens[index + 2]];
  if (verb === undefined || next === undefined || !next.isWord || refusedNext.has(next.key)) return undefined;
  if (subject.key === 'let' && verb.key === 'us')
    return startsSentence(tokens, index) && letsVerbs.has(next.key) ? join(subject, verb, "'s") : undefined;
  if (!Object.hasOwn(subjects, subject.key) || !startsClause(tokens, index)) return undefined;
  const person = subjects[subject.key] as string;
  if (verb.key === person) return contractBe(tokens, index, subject, verb, next);
  if (subject.key === 'that' || subject.key === 'there' || subject.key === 'here' || subject.key === 'what')
    return undefined;
  if (verb.key === 'will') return next.key === 'not' ? undefined : join(subject, verb, "'ll");
  const perfect = person === 'is' ? 'has' : 'have';
  if (verb.key === perfect) {
    const word = adverbs.has(next.key) ? tokens[index + 3]?.key : next.key;
    return word !== undefined && isParticiple(word) ? join(subject, verb, person === 'is' ? "'s" : "'ve") : undefined;
  }
  return verb.key === 'would' && wouldVerbs.has(next.key) ? join(subject, verb, "'d") : undefined;
}

function contractBe(
  tokens: readonly Token[],
  index: number,
  subject: Token,
  verb: Token,
  next: Token,
): TextEdit | undefined {
  if (next.key === 'not') return subject.key === 'i' ? join(subject, verb, "'m") : undefined;
  if (subject.key === 'that' || subject.key === 'what') {
    if (!startsSentence(tokens, index)) return undefined;
    // `What is more important is …`: a clause that is the subject.
    if (subject.key === 'what' && tokens.at(-1)?.raw !== '?') return undefined;
  }
  if (next.key === '' && subject.key !== 'i' && !/^\p{L}/u.test(next.raw)) return undefined;
  return join(subject, verb, be[verb.key] as string);
}

function startsClause(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (startsSentence(tokens, index) || before === undefined) return true;
  if (before.key === 'and') return tokens[index - 2]?.raw === ',' || index === 1;
  return openers.has(before.key) || openers.has(before.raw);
}

function startsSentence(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(0, index).every(({ isWord, raw }) => !isWord && /^[*_]$/.test(raw));
}

function join(subject: Token, verb: Token, ending: string): TextEdit {
  return { start: subject.end, end: verb.end, text: ending };
}

function cased(found: Token, written: string): string {
  return /^\p{Lu}/u.test(found.raw) ? withCapital(written) : written;
}
