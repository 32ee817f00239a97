import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { sentenceRewriter } from '../phrases/phrase-rewriter.ts';
import type { Sentence, Token } from '../phrases/read-prose.ts';
import { english } from './english.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** What one person asks of another; steps of instructions (`click`, `press`) are no requests. */
const verbs = words(
  'send check review complete provide submit contact update confirm bring tell give let return forward share make ensure email reply sign fill call write ask inform notify add remove correct fix explain bring book prepare include finish try explain describe reconsider arrange translate answer',
);
/** As well steps of instructions, unless somebody says please. */
const withPlease = words(
  'switch turn keep remember save clean stop close open wait look leave put park move change consider',
);
/** Texts with one of these as a first word show how something is done, step by step. */
const steps = words(
  'turn press click shake lift insert wash heat cut fry pour mix stir remove place plug unplug switch open close pull push restart select enter scroll tap download install connect attach rinse drain bake serve put tighten loosen unscrew hold fold peel slide',
);
const objects = words(
  'the a an this these those me us your my our it them him her all any every each both what which how whether if sure back out off on with at by one two more again enough something everything everyone',
);
/** With them the request is no longer one sentence with one clause. */
const breaks = words('and or but otherwise because i we they he she will');

/** Makes requests of imperatives: the first of a text a question, the others with `please`. */
export function softenRequests(opening: string, others = 'Please'): StyleRewriter {
  return sentenceRewriter(english, (sentence, index, sentences) => {
    const verb = requestVerb(sentence);
    if (verb === undefined) return [];
    if (givesSteps(sentences) && !/^(?:me|us)$/.test(sentence.tokens[sentence.tokens.indexOf(verb) + 1]?.key ?? ''))
      return [];
    const isFirst = !sentences.slice(0, index).some((before) => isRequest(before));
    const { tokens } = sentence;
    const first = tokens[0] as Token;
    if (opening !== '' && isFirst && isOneClause(tokens)) {
      const end = tokens.at(-1) as Token;
      const start = {
        start: first.start,
        end: verb.end,
        text: `${opening} ${verb.raw.toLowerCase()}`,
        group: first.start,
      };
      return [start, { start: end.start, end: end.end, text: '?', group: first.start }];
    }
    if (first.key === 'please' || others === '') return [];
    return [{ start: first.start, end: first.end, text: `${others} ${first.raw.toLowerCase()}` }];
  });
}

/** Whether a text is an instruction, whose steps are no requests. */
export function givesSteps(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ tokens }) => {
    if (!/^\p{Lu}/u.test(tokens[0]?.raw ?? '')) return false;
    const [first, second, third] = tokens.map(({ key }) => key);
    if (!/^(?:first|next|then|finally)$/.test(first ?? '')) return steps.has(first ?? '');
    return steps.has((second === ',' ? third : second) ?? '');
  });
}

function requestVerb({ tokens, isComplete }: Sentence): Token | undefined {
  const [first, second, third] = tokens;
  if (!isComplete || first === undefined || tokens.at(-1)?.raw !== '.' || first.raw === first.raw.toLowerCase())
    return undefined;
  const verb = first.key === 'please' ? second : first;
  const object = first.key === 'please' ? third : second;
  if (
    verb === undefined ||
    object === undefined ||
    !(verbs.has(verb.key) || (first.key === 'please' && withPlease.has(verb.key)))
  )
    return undefined;
  const next = tokens[tokens.indexOf(object) + 1];
  // `Let us begin.` asks nobody for anything, `Ask your doctor.` is advice.
  if (verb.key === 'let' && next?.key !== 'know') return undefined;
  if (verb.key === 'ask' && !/^(?:me|us|him|her|them)$/.test(object.key)) return undefined;
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

const common = words(
  'move meet talk discuss change postpone go start take use look try speak arrange schedule reschedule',
);

/** `Could we move it?` → `Let us move it.` */
function suggestion(modal: Token, we: Token, verb: Token | undefined, end: Token): readonly TextEdit[] {
  const asks = /^(?:Can|Could|Shall|Should)$/.test(modal.raw) && common.has(verb?.key ?? '');
  if (!asks) return [];
  const group = modal.start;
  return [
    { start: modal.start, end: we.end, text: 'Let us', group },
    { start: end.start, end: end.end, text: '.', group },
  ];
}

/** `Can you swim?` asks for no favour. */
const noRequests = words(
  'not also still ever really even swim speak drive ride play cook dance sing hear see imagine believe guess feel afford recommend remember understand be have like want need do',
);

/** Makes plain requests of questions: `Can you send it?` → `Please send it.` */
export const stateRequests = sentenceRewriter(english, ({ tokens }) => {
  const [modal, you, third, fourth] = tokens;
  const end = tokens.at(-1) as Token;
  if (modal !== undefined && you?.key === 'we' && end.raw === '?') return suggestion(modal, you, third, end);
  if (modal === undefined || you?.key !== 'you' || end.raw !== '?' || tokens.length < 5) return [];
  if (!/^(?:can|could|would|will)$/.test(modal.key) || modal.raw === modal.raw.toLowerCase()) return [];
  const verb = /^(?:please|possibly|maybe|perhaps)$/.test(third?.key ?? '') ? fourth : third;
  if (verb === undefined || !verb.isWord || (modal.key === 'would' ? !verbs.has(verb.key) : noRequests.has(verb.key)))
    return [];
  const group = modal.start;
  return [
    { start: modal.start, end: verb.start, text: 'Please ', group },
    { start: end.start, end: end.end, text: '.', group },
  ];
});

const grave = words(
  'regret regrets died dies death dead killed funeral condolences cancer murder murdered victims bankrupt dismissed terminate terminated evicted',
);

/** Texts in which no sentence is called out, however glad. */
export function isGrave(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ tokens }) => tokens.some(({ key }) => grave.has(key)));
}

/** Ends sentences that say something glad with an exclamation mark; no two of a text in a row. */
export function exclaim(glad: ReadonlySet<string>, sad: ReadonlySet<string>): StyleRewriter {
  const wanted = (sentence: Sentence): boolean => {
    const { tokens } = sentence;
    if (!sentence.isComplete || tokens.length > 26) return false;
    return tokens.some(({ key }) => glad.has(key)) && !tokens.some(({ key }) => sad.has(key));
  };
  return sentenceRewriter(english, (sentence, index, sentences): readonly TextEdit[] => {
    if (isGrave(sentences)) return [];
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
