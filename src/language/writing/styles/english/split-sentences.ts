import type { TextEdit } from '../../../style-rules/style-rewriter.ts';
import { capitalized } from '../../../style-rules/words.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Sentence, Token } from '../phrases/read-prose.ts';
import { english } from './english.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const subjects = words('i you we they he she it this these there that others some most many everyone nobody people');
const determiners = words('the my our your his her their a an');
const finite = words(
  "am is are was were has have had do does did will would can could should must may might cannot don't doesn't didn't won't can't isn't aren't wasn't weren't i'm you're we're they're it's he's she's that's there's i'll we'll you'll they'll it'll i've we've they've you've needs need wants want takes takes makes make gives helps works shows means went came got made took gave said told found became want know think hope believe expect plan recommend ask asked",
);
const subordinators = words(
  'if when although though while because since unless until after before once as whether both either neither that who which what where how why',
);
const clauses = words('and but so');
/** Behind a comma they begin a clause that says the contrary, which may be as a sentence with `But`. */
const contrasts = words('although though whereas');
/** What is said, thought or asked goes on behind `and`. */
const reporting = words(
  'say says said think thinks thought believe believes hope hopes know knows see feel felt told tell heard hear ask asked wonder suppose guess mean means sure glad sorry afraid let please like likes such than',
);
const persons = words('i we they he she');
const noVerbs = words('and or too but all both who with in on at of for to');
const orders = words('please order bring be come take make do try use call check keep let book wear choose');
const shortForm = /^(?:i|we|they|he|she|it|there)'/;
const beOrHave = /^(?:is|are|was|were|has|have|had)$/;
const pronouns = words('i we they he she it this there');
const consequences: Readonly<Record<string, string>> = {
  means: 'means',
  meant: 'meant',
  makes: 'makes',
  made: 'made',
  allows: 'allows',
  lets: 'lets',
  helps: 'helps',
  helped: 'helped',
  saves: 'saves',
  led: 'led',
  caused: 'caused',
};

/** Sentences of fewer words stay whole. */
const shortest = 8;
const shortestPart = 3;

/** Cuts long sentences where a clause of its own begins. */
export const splitLongSentences = sentenceRewriter(english, (sentence) => {
  const { tokens, isComplete } = sentence;
  if (!isComplete || tokens.at(-1)?.raw !== '.' || count(tokens) < shortest) return [];
  if (tokens.some(({ raw }) => /^[:()[\]"“”«»]$/.test(raw))) return [];
  const cuts = tokens.flatMap((_, index) => findCut(sentence, index) ?? []);
  return cuts.slice(0, 1);
});

function findCut({ tokens }: Sentence, index: number): TextEdit | undefined {
  const mark = tokens[index] as Token;
  const [left, right] = [tokens.slice(0, index), tokens.slice(index + 1)];
  if (clauses.has(mark.key)) return findBareCut(mark, left, right);
  if (mark.key === 'because') return findReason(mark, left, right);
  if ((mark.raw !== ',' && mark.raw !== ';') || count(left) < shortestPart || count(right) < shortestPart)
    return undefined;
  if (!isMain(left) || /^(?:sorry|afraid)$/.test(left.at(-1)?.key ?? '')) return undefined;
  const [first, second] = right;
  if (first === undefined || second === undefined || first.start === mark.end) return undefined;
  if (mark.raw === ';') return startsClause(right) ? cut(mark, first, capitalized(first.raw)) : undefined;
  if (left.some(({ key }) => subordinators.has(key)) && subordinators.has((left[0] as Token).key)) return undefined;
  if (
    first.key === 'which' &&
    Object.hasOwn(consequences, second.key) &&
    !left.slice(-6).some(({ raw }) => raw === ',')
  )
    return cut(mark, first, 'This');
  if (contrasts.has(first.key) || (first.key === 'while' && /^(?:others|some|most)$/.test(second.key)))
    return startsClause(right.slice(1)) && !right.some(({ raw }) => raw === ',')
      ? cut(mark, second, `But ${second.raw}`)
      : undefined;
  if (first.key === 'so' && orders.has(second.key)) return cut(mark, first, 'So');
  if (!clauses.has(first.key) || !startsClause(right.slice(1))) return undefined;
  // `This is done, that is done, and I am tired` is one list.
  const comma = left.findLastIndex(({ raw }) => raw === ',');
  if (comma >= 0 && startsClause(left.slice(comma + 1))) return undefined;
  if (left.some(({ key }) => subordinators.has(key) && key !== 'that' && key !== 'who' && key !== 'what'))
    return undefined;
  return first.key === 'and' ? cut(mark, second, capitalized(second.raw)) : cut(mark, first, capitalized(first.raw));
}

/** With a subject and a verb; requests (`Send it, and I will pay.`) belong together with what follows. */
function isMain(tokens: readonly Token[]): boolean {
  const first = tokens[0]?.key ?? '';
  return tokens.some(isFiniteVerb) || persons.has(first) || determiners.has(first);
}

const longWithReason = 16;

/** A long reason is alone: `Your account was locked. This is because someone …` */
function findReason(mark: Token, left: readonly Token[], right: readonly Token[]): TextEdit | undefined {
  const last = left.at(-1);
  if (last?.isWord !== true || count(left) + count(right) < longWithReason || count(left) < 4 || count(right) < 4)
    return undefined;
  if (!isMain(left) || !startsClause(right) || left.some(({ key, raw }) => subordinators.has(key) || raw === ','))
    return undefined;
  if (left.some(({ key }) => key === 'and' || key === 'but' || reporting.has(key) || /n't$|^not$|^never$/.test(key)))
    return undefined;
  return { start: last.end, end: mark.end, text: '. This is because' };
}

/** `The walls are thin and we heard everything`: both parts have a subject and a verb, the second one a pronoun. */
function findBareCut(mark: Token, left: readonly Token[], right: readonly Token[]): TextEdit | undefined {
  const [subject, verb] = right;
  const last = left.at(-1);
  if (subject === undefined || verb === undefined || last?.isWord !== true) return undefined;
  if (count(left) < shortestPart || count(right) < shortestPart) return undefined;
  const isPronoun = pronouns.has(subject.key) || shortForm.test(subject.key);
  if (!isPronoun && !(determiners.has(subject.key) && beOrHave.test(right[2]?.key ?? ''))) return undefined;
  if (!isPronoun && !left.some(({ key }) => beOrHave.test(key))) return undefined;
  if (!startsClause(right) || !startsClause(left)) return undefined;
  if (isPronoun && !persons.has(subject.key) && !shortForm.test(subject.key) && !isFiniteVerb(verb)) return undefined;
  if (left.some(({ key, raw }) => subordinators.has(key) || reporting.has(key) || raw === ',')) return undefined;
  const written = mark.key === 'and' ? capitalized(subject.raw) : `${capitalized(mark.key)} ${subject.raw}`;
  return { start: last.end, end: subject.end, text: `. ${written}` };
}

/** A pronoun that is the subject, with its verb near. */
function startsClause(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (first === undefined) return false;
  if (persons.has(first.key) && tokens[1]?.isWord === true && !noVerbs.has(tokens[1].key)) return true;
  const isBare = first.key.length > 3 && /^(?:is|are|was|were|has|have|can|will)$/.test(tokens[1]?.key ?? '');
  if (
    !subjects.has(first.key) &&
    !determiners.has(first.key) &&
    !/^(?:i|you|we|they|it|he|she|that|there)'/.test(first.key) &&
    !isBare
  )
    return false;
  return tokens.slice(0, 5).some(isFiniteVerb);
}

function isFiniteVerb({ key }: Token): boolean {
  return finite.has(key) || (key.length > 4 && key.endsWith('ed'));
}

function count(tokens: readonly Token[]): number {
  return tokens.filter(({ isWord }) => isWord).length;
}

function cut(mark: Token, next: Token, written: string): TextEdit {
  return { start: mark.start, end: next.end, text: `. ${written}` };
}
