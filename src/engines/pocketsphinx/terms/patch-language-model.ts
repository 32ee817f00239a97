import { open, readFile } from 'node:fs/promises';

/** Words that the patched model has beside its own: `spkterm000` and so on. */
export const placeholderCount = 300;
/** Decimal logarithm of the probability of each of them, as measured: more makes false hits, less misses terms. */
const probability = -3.5;

export function placeholder(index: number): string {
  return `spkterm${String(index).padStart(3, '0')}`;
}

const magic = 'Trie Language Model';
/** Probability and weight, each 32 bits, and where the longer sequences of words begin. */
const unigramSize = 12;
/** Base of the logarithms in the model. */
const logarithmBase = 1.0001;
const tableSize = 2 ** 16 * 4;

/**
 * Writes a copy of a language model of SphinxBase (binary trie) that also has the placeholder words.
 *
 *     magic, order, counts ─ quantization tables ─ words' probabilities ─ [placeholders] ─ sentinel, sequences ─ words ─ [placeholders]
 *
 * @throws Error where the model has another form.
 */
export async function patchLanguageModel(from: string, to: string): Promise<void> {
  const pieces = addPlaceholders(await readFile(from));
  const file = await open(to, 'wx', 0o600);
  try {
    for (const piece of pieces) await file.writeFile(piece);
  } finally {
    await file.close();
  }
}

/** The pieces of the new model. */
export function addPlaceholders(model: Buffer): readonly Buffer[] {
  const { countsAt, wordCount, sentinelAt, textAt } = readForm(model);
  const header = Buffer.from(model.subarray(0, countsAt + 4));
  header.writeUInt32LE(wordCount + placeholderCount, countsAt);
  const names = Buffer.from(
    Array.from({ length: placeholderCount }, (_, index) => `${placeholder(index)}\0`).join(''),
    'latin1',
  );
  const textSize = Buffer.alloc(4);
  textSize.writeUInt32LE(model.length - textAt - 4 + names.length);
  return [
    header,
    model.subarray(countsAt + 4, sentinelAt),
    placeholders(model.readUInt32LE(sentinelAt + 8)),
    model.subarray(sentinelAt, textAt),
    textSize,
    model.subarray(textAt + 4),
    names,
  ];
}

/** The words of a model. @throws Error where it has another form. */
export function wordsOfModel(model: Buffer): ReadonlySet<string> {
  const { textAt } = readForm(model);
  return new Set(model.toString('utf8', textAt + 4, model.length - 1).split('\0'));
}

interface ModelForm {
  readonly countsAt: number;
  readonly wordCount: number;
  readonly sentinelAt: number;
  /** Where the words begin, with their size. */
  readonly textAt: number;
}

function readForm(model: Buffer): ModelForm {
  if (model.toString('latin1', 0, magic.length) !== magic)
    throw new Error('the language model is no trie of SphinxBase');
  const order = model.readUInt8(magic.length);
  const countsAt = magic.length + 1;
  const wordCount = model.readUInt32LE(countsAt);
  if (order < 2 || bits(wordCount) !== bits(wordCount + placeholderCount))
    throw new Error('the language model has no room for more words');
  const unigramsAt = countsAt + 4 * order + 4 + (2 * (order - 2) + 1) * tableSize;
  const sentinelAt = unigramsAt + wordCount * unigramSize;
  return { countsAt, wordCount, sentinelAt, textAt: findText(model, wordCount, sentinelAt) };
}

/** No sequence begins with one of them. */
function placeholders(sequencesEnd: number): Buffer {
  const entries = Buffer.alloc(placeholderCount * unigramSize);
  for (let at = 0; at < entries.length; at += unigramSize) {
    entries.writeFloatLE((probability * Math.LN10) / Math.log(logarithmBase), at);
    entries.writeUInt32LE(sequencesEnd, at + 8);
  }
  return entries;
}

/** Where the words begin with their size: the last bytes are so many, with a zero after each word. */
function findText(model: Buffer, wordCount: number, from: number): number {
  let zeros = 0;
  for (let at = model.length - 1; at >= from + 4; at -= 1) {
    if (model[at] === 0) zeros += 1;
    if (zeros > wordCount + 4) break;
    if (zeros >= wordCount && model.readUInt32LE(at - 4) === model.length - at) return at - 4;
  }
  throw new Error('the language model has no list of words');
}

/** Bits that distinguish so many words. */
function bits(count: number): number {
  return 32 - Math.clz32(count);
}
