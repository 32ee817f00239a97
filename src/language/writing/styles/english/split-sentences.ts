import type { TextEdit } from '../../../style-rules/style-rewriter.ts';
import { capitalized } from '../../../style-rules/words.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Sentence, Token } from '../phrases/read-prose.ts';
import { english } from './english.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const subjects = words('i you we they he she it this these there that');
const determiners = words('the my our your his her their');
const finite = words(
  "am is are was were has have had do does did will would can could should must may might cannot don't doesn't didn't won't can't isn't aren't wasn't weren't i'm you're we're they're it's he's she's that's there's i'll we'll you'll they'll it'll i've we've they've you've needs need wants want takes takes makes make gives helps works shows means went came got made took gave said told found became want know think hope believe expect plan recommend ask asked",
);
const subordinators = words(
  'if when although though while because since unless until after before once as whether both either neither that who which what where how why',
);
const clauses = words('and but so');
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
const shortest = 10;
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
  if ((mark.raw !== ',' && mark.raw !== ';') || count(left) < shortestPart || count(right) < shortestPart)
    return undefined;
  if (!left.some(isFiniteVerb) || !right.some(isFiniteVerb)) return undefined;
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
  if (!clauses.has(first.key) || !startsClause(right.slice(1))) return undefined;
  if (left.some(({ key }) => subordinators.has(key) && key !== 'that' && key !== 'who' && key !== 'what'))
    return undefined;
  return first.key === 'and' ? cut(mark, second, capitalized(second.raw)) : cut(mark, first, capitalized(first.raw));
}

/** A pronoun that is the subject, with its verb near. */
function startsClause(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (first === undefined) return false;
  if (
    !subjects.has(first.key) &&
    !determiners.has(first.key) &&
    !/^(?:i|you|we|they|it|he|she|that|there)'/.test(first.key)
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
