import assert from 'node:assert/strict';
import cases from '../corpus/translation-memory/cases.json' with { type: 'json' };

/**
 * A stored segment and a text that is like it (`test/corpus/translation-memory/README.md`). The list was written before the
 * code that it tests.
 */
export interface MemoryCase {
  readonly id: string;
  /** `en-es`. */
  readonly pair: string;
  /** In what the text differs from the stored source. */
  readonly differs: string;
  readonly source: string;
  readonly target: string;
  readonly text: string;
  /** The text is sent as HTML. */
  readonly tags?: boolean;
  /** The stored translation as it serves for the text. */
  readonly adapted?: string;
  /** What the stored translation says and the text does not. */
  readonly never?: readonly string[];
}

export const memoryCases: readonly MemoryCase[] = cases;

/** Every stored segment of a pair once, as clients send them. */
export function storedSegments(pair: string): readonly { source: string; target: string; target_language: string }[] {
  const target_language = pair.split('-')[1] ?? '';
  const segments = memoryCases.filter((given) => given.pair === pair);
  return [...new Map(segments.map(({ source, target }) => [source, { source, target, target_language }])).values()];
}

/** Asserts that a translation says nothing that only the stored segment says, and has the variables and tags of its text. */
export function assertNotMisled({ id, text, tags, never = [] }: MemoryCase, answer: string, threshold: number): void {
  const about = `${id} at ${threshold}: ${text} → ${answer}`;
  for (const part of never)
    assert.ok(!answer.toLocaleLowerCase().includes(part.toLocaleLowerCase()), `${about} says ${part}`);
  assert.deepEqual(variablesOf(answer), variablesOf(text), about);
  if (tags === true || text.includes('<')) assert.deepEqual(tagsOf(answer), tagsOf(text), about);
}

/** Digits and placeholders, in any order and notation. */
function variablesOf(text: string): readonly string[] {
  const found = text.replace(/<[^>]*>/gu, '').match(/\{\{.*?\}\}|\$?\{.*?\}|%\(\w+\)s|%[sd]|\d+/gu) ?? [];
  return found.toSorted();
}

function tagsOf(text: string): readonly string[] {
  return (text.match(/<[^>]*>/gu) ?? []).toSorted();
}
