import { CompressedIntegers } from './compressed-integers.ts';
import type { Lexicon, WordKind } from './lexicon.ts';

// A compiled dictionary of Apertium (lttoolbox, `*.automorf.bin`):
//
//   letters │ tags │ pairs of input and output │ transducers, each: initial state │ final states │ states, each:
//                                                                                  transitions: pair, next state
//
// All numbers are compressed and relative to those before, so the states are not unpacked: an index has the byte of every
// 4th state, and a look-up reads the transitions where they lie.

const statesInStep = 4;
/** Tags of proper nouns, of given names and of surnames (https://wiki.apertium.org/wiki/List_of_symbols). */
const [name, person] = [1, 2];
const markOf = new Map([
  ['np', name],
  ['ant', person],
  ['cog', person],
]);
const allMarks = 4;
/** First characters whose positions are kept: more than an alphabet has. */
const mostStarts = 300;
/** Longer words are no words. */
const longestWord = 40;
/** So many positions at once in the transducer are ambiguous beyond any word. */
const mostPositions = 200;

/** What is known of a file without reading its states again; `steps` can be shared between threads. */
export interface TransducerIndex {
  /** Of each pair, the code point that it reads; 0 for none. */
  readonly inputs: Int32Array;
  /** What a pair says of the word (`marks`): 0 for most. */
  readonly marks: Uint8Array;
  readonly initial: number;
  readonly finals: Int32Array;
  readonly stateCount: number;
  /** Byte of every 4th state. */
  readonly steps: Uint32Array;
}

/** Undefined for a file of another kind. */
export function indexTransducer(bytes: Uint8Array): TransducerIndex | undefined {
  const numbers = new CompressedIntegers(bytes);
  numbers.header('LTTB');
  for (let left = numbers.next(); left > 0; left--) numbers.next();
  const tags: string[] = [];
  for (let left = numbers.next(); left > 0; left--) tags.push(numbers.text());
  const pairCount = numbers.next();
  const inputs = new Int32Array(pairCount);
  const marks = new Uint8Array(pairCount);
  for (let pair = 0; pair < pairCount; pair++) {
    inputs[pair] = numbers.next() - tags.length;
    const output = numbers.next() - tags.length;
    marks[pair] = markOf.get(tags[-output - 1] ?? '') ?? 0;
  }
  // The largest has the words; others hold contractions, numbers, punctuation and addresses.
  let largest: Transducer | undefined;
  for (let left = numbers.next(); left > 0; left--) {
    numbers.text();
    const transducer = readTransducer(numbers);
    if (transducer === undefined) return undefined;
    if (transducer.stateCount > (largest?.stateCount ?? 0)) largest = transducer;
  }
  return largest && { inputs, marks, ...largest };
}

type Transducer = Omit<TransducerIndex, 'inputs' | 'marks'>;

function readTransducer(numbers: CompressedIntegers): Transducer | undefined {
  const flags = numbers.header('LTTD') ?? 0;
  // Weighted transducers have further numbers.
  if (flags !== 0) return undefined;
  const initial = numbers.next();
  const finals = new Int32Array(numbers.next());
  let final = 0;
  for (let index = 0; index < finals.length; index++) {
    final += numbers.next();
    finals[index] = final;
  }
  const stateCount = numbers.next();
  const steps = new Uint32Array(Math.ceil(stateCount / statesInStep));
  for (let state = 0; state < stateCount; state++) {
    if (state % statesInStep === 0) steps[state / statesInStep] = numbers.position;
    skipState(numbers);
  }
  return { initial, finals, stateCount, steps };
}

function skipState(numbers: CompressedIntegers): void {
  for (let left = numbers.next(); left > 0; left--) {
    numbers.next();
    numbers.next();
  }
}

export function createTransducerLexicon(bytes: Uint8Array, index: TransducerIndex): Lexicon {
  const { inputs, marks, initial, stateCount, steps } = index;
  const finals = new Set(index.finals);
  const numbers = new CompressedIntegers(bytes);
  const starts = new Map<string, Set<number>>();

  /** Positions reached by a character, or by none (0): a position is a state with the marks of the way to it. */
  function follow(position: number, character: number, reached: Set<number>): void {
    const state = Math.floor(position / allMarks);
    const marked = position % allMarks;
    numbers.position = steps[Math.floor(state / statesInStep)] as number;
    for (let skipped = state % statesInStep; skipped > 0; skipped--) skipState(numbers);
    let pair = 0;
    for (let left = numbers.next(); left > 0; left--) {
      pair += numbers.next();
      const next = (numbers.next() + state) % stateCount;
      if (inputs[pair] === character) reached.add(next * allMarks + (marked | (marks[pair] ?? 0)));
    }
  }

  function withoutReading(positions: Set<number>): Set<number> {
    // A set is walked in the order of insertion, so what is added is followed as well.
    for (const position of positions) if (positions.size <= mostPositions) follow(position, 0, positions);
    return positions;
  }

  function step(positions: Set<number>, character: string): Set<number> {
    const reached = new Set<number>();
    for (const position of positions) follow(position, character.codePointAt(0) as number, reached);
    return withoutReading(reached);
  }

  /** The first state has transitions for all letters, so that where they lead is kept. */
  function fromStart(character: string): Set<number> {
    let reached = starts.get(character);
    if (reached === undefined) {
      reached = step(withoutReading(new Set([initial * allMarks])), character);
      if (starts.size < mostStarts) starts.set(character, reached);
    }
    return reached;
  }

  return {
    kindOf(word) {
      if (word.length > longestWord) return undefined;
      let positions: Set<number> | undefined;
      for (const character of word) {
        positions = positions === undefined ? fromStart(character) : step(positions, character);
        if (positions.size === 0) return undefined;
      }
      if (positions === undefined) return undefined;
      let kind: WordKind | undefined;
      for (const position of positions) {
        if (!finals.has(Math.floor(position / allMarks))) continue;
        const marked = position % allMarks;
        if (marked === 0) return 'word';
        if (marked & person) kind ??= 'person';
        else kind = 'name';
      }
      return kind;
    },
  };
}
