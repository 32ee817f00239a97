import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Sentence, Token } from '../phrases/read-prose.ts';
import { english } from './english.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** What one person asks of another; steps of instructions (`click`, `press`) are no requests. */
const verbs = words(
  'send check review complete provide submit contact update confirm bring tell give let return forward share make ensure email reply sign fill call write ask inform notify add remove correct fix explain bring book prepare include finish try',
);
const objects = words(
  'the a an this these those me us your my our it them him her all any every each both what which how whether if sure back out',
);
/** With them the request is no longer one sentence with one clause. */
const breaks = words('and or but otherwise because i we they he she will');

/** Makes requests of imperatives: the first of a text a question, the others with `please`. */
export function softenRequests(opening: string): StyleRewriter {
  return sentenceRewriter(english, (sentence, index, sentences) => {
    const verb = requestVerb(sentence);
    if (verb === undefined) return [];
    const isFirst = !sentences.slice(0, index).some((before) => isRequest(before));
    const { tokens } = sentence;
    const first = tokens[0] as Token;
    if (isFirst && isOneClause(tokens)) {
      const end = tokens.at(-1) as Token;
      const start = {
        start: first.start,
        end: verb.end,
        text: `${opening} ${verb.raw.toLowerCase()}`,
        group: first.start,
      };
      return [start, { start: end.start, end: end.end, text: '?', group: first.start }];
    }
    if (first.key === 'please') return [];
    return [{ start: first.start, end: first.end, text: `Please ${first.raw.toLowerCase()}` }];
  });
}

function requestVerb({ tokens, isComplete }: Sentence): Token | undefined {
  const [first, second, third] = tokens;
  if (!isComplete || first === undefined || tokens.at(-1)?.raw !== '.' || first.raw === first.raw.toLowerCase())
    return undefined;
  const verb = first.key === 'please' ? second : first;
  const object = first.key === 'please' ? third : second;
  if (verb === undefined || object === undefined || !verbs.has(verb.key)) return undefined;
  // `Let us begin.` asks nobody for anything.
  if (
    verb.key === 'let' &&
    object.key !== 'me' &&
    (object.key !== 'us' || tokens[tokens.indexOf(object) + 1]?.key !== 'know')
  )
    return undefined;
  return objects.has(object.key) || (object.isWord && object.key === '' && /^\p{Lu}/u.test(object.raw))
    ? verb
    : undefined;
}

function isRequest(sentence: Sentence): boolean {
  const [first, second] = sentence.tokens;
  return /^(?:could|can|would)$/.test(first?.key ?? '') && second?.key === 'you'
    ? true
    : requestVerb(sentence) !== undefined;
}

function isOneClause(tokens: readonly Token[]): boolean {
  const inner = tokens.slice(1, -1);
  if (inner.some(({ raw }) => /^[;:()–—]$/.test(raw))) return false;
  const hasIf = inner.some(
    ({ key }) =>
      key === 'if' ||
      key === 'whether' ||
      key === 'what' ||
      key === 'when' ||
      key === 'how' ||
      key === 'that' ||
      key === 'which',
  );
  return (
    inner.every(({ key }) => !breaks.has(key) || (hasIf && !/^(?:and|or|but|otherwise|because)$/.test(key))) &&
    tokens.length < 28
  );
}

/** Ends sentences that say something glad with an exclamation mark; no two of a text in a row. */
export function exclaim(glad: ReadonlySet<string>, sad: ReadonlySet<string>): StyleRewriter {
  const wanted = (sentence: Sentence): boolean => {
    const { tokens } = sentence;
    if (!sentence.isComplete || tokens.length > 26) return false;
    return tokens.some(({ key }) => glad.has(key)) && !tokens.some(({ key }) => sad.has(key));
  };
  return sentenceRewriter(english, (sentence, index, sentences): readonly TextEdit[] => {
    const end = sentence.tokens.at(-1);
    if (end?.raw !== '.' || end.end !== sentence.end || !wanted(sentence)) return [];
    let run = 0;
    while (
      run < index &&
      (wanted(sentences[index - 1 - run] as Sentence) || sentences[index - 1 - run]?.tokens.at(-1)?.raw === '!')
    )
      run += 1;
    return run % 2 === 1 ? [] : [{ start: end.start, end: end.end, text: '!' }];
  });
}
