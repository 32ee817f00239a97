import type { PdfToken, PdfTokenizer } from './pdf-tokenizer.ts';
import { PdfReference, type PdfValue } from './pdf-values.ts';

/** Arrays and dictionaries in each other. */
const deepest = 200;

export class PdfSyntaxError extends Error {}

/** Reads one object from the position of the tokenizer. `references`: whether `1 0 R` is one, which it is not in content streams. */
export function parseValue(tokens: PdfTokenizer, references = true): PdfValue {
  return parseToken(tokens, tokens.next(), references, 0);
}

/** The object that begins with a token that was read already. */
export function parseToken(tokens: PdfTokenizer, token: PdfToken, references: boolean, depth = 0): PdfValue {
  if (depth > deepest) throw new PdfSyntaxError('objects are nested too deeply');
  switch (token.kind) {
    case 'end':
      throw new PdfSyntaxError('the data ends within an object');
    case 'number':
      return references ? numberOrReference(tokens, token.value) : token.value;
    case 'name':
    case 'string':
      return token.value;
  }
  if (token.value === '[') return parseArray(tokens, references, depth);
  if (token.value === '<<') return parseDictionary(tokens, references, depth);
  if (token.value === 'true') return true;
  if (token.value === 'false') return false;
  // Other words are errors of the program that wrote the file, and null is what they mean to readers.
  return null;
}

function parseArray(tokens: PdfTokenizer, references: boolean, depth: number): readonly PdfValue[] {
  const values: PdfValue[] = [];
  for (;;) {
    const number = references || depth >= deepest ? undefined : tokens.nextNumber();
    if (number !== undefined) {
      values.push(number);
      continue;
    }
    const token = tokens.next();
    if (token.kind === 'end') return values;
    if (token.kind === 'word') {
      if (token.value === ']') return values;
      if (ends.has(token.value)) {
        tokens.position = tokens.start;
        return values;
      }
    }
    values.push(parseToken(tokens, token, references, depth + 1));
  }
}

function parseDictionary(tokens: PdfTokenizer, references: boolean, depth: number): Map<string, PdfValue> {
  const entries = new Map<string, PdfValue>();
  for (;;) {
    const key = tokens.next();
    if (key.kind === 'end') return entries;
    if (key.kind === 'word') {
      if (key.value === '>>') return entries;
      if (ends.has(key.value)) {
        tokens.position = tokens.start;
        return entries;
      }
    }
    if (key.kind !== 'name') continue;
    const token = tokens.next();
    if (token.kind === 'word' && token.value === '>>') {
      entries.set(key.value.value, null);
      return entries;
    }
    if (token.kind === 'end') return entries;
    entries.set(key.value.value, parseToken(tokens, token, references, depth + 1));
  }
}

const ends = new Set(['endobj', 'stream', 'endstream', 'obj']);

function numberOrReference(tokens: PdfTokenizer, value: number): PdfValue {
  if (!Number.isInteger(value) || value < 0) return value;
  const { position, start } = tokens;
  const generation = tokens.next();
  if (generation.kind === 'number' && Number.isInteger(generation.value) && generation.value >= 0) {
    const word = tokens.next();
    if (word.kind === 'word' && word.value === 'R') return new PdfReference(value, generation.value);
  }
  tokens.position = position;
  tokens.start = start;
  return value;
}
