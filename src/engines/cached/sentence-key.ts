import { hash } from 'node:crypto';
import type { FoundTerm, TranslationBatch } from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import { isCode } from '../../language/segments.ts';

/** Segments of a longer normal form are not looked up: they are documents, not sentences that come again. */
const maximumLength = 16_384;

/** Changes when the normal form or the form of kept translations does, so that what is on disk is not misread. */
const form = 2;

/** Who is asked and how: what all keys of a call have in common. */
export type KeyScope = string & { readonly scope: unique symbol };

export function keyScope(engine: { readonly id: string; readonly version: string }, batch: TranslationBatch): KeyScope {
  const { accountId, source, target } = batch;
  // Each option that is set, whatever its name: one that is added to the contract is part of the key from that day on.
  const options = Object.entries(batch.options)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const scope = JSON.stringify([form, accountId, engine.id, engine.version, source, target, options]);
  return hash('sha256', scope, 'base64url') as KeyScope;
}

/**
 * 256 bits as 32 characters, which for all that is known no two sentences share and nobody reads a text from. SHA-256
 * costs half a microsecond here, less than the BLAKE2 of the same library. Undefined for a segment that is too long.
 */
export function sentenceKey(scope: KeyScope, segment: Segment, terms: readonly FoundTerm[] = []): string | undefined {
  const normal = normalForm(segment) + (terms.length === 0 ? '' : `\n${JSON.stringify(terms.map(wanted))}`);
  return normal.length > maximumLength ? undefined : hash('sha256', scope + normal, 'binary');
}

/** What of a term the text does not say itself. */
function wanted({ source, target, start, end }: FoundTerm): readonly (string | number)[] {
  return [source, target, start, end];
}

/**
 * Equal for segments that an engine cannot distinguish, and for no others: codes are numbered in order of appearance,
 * their data is left out, neighbouring texts are one. Lengths before texts keep it unambiguous whatever they contain.
 */
export function normalForm({ inlines }: Segment): string {
  let normal = '';
  let text = '';
  const numbers = new Map<number, number>();
  for (const inline of inlines) {
    if (!isCode(inline)) {
      text += inline;
      continue;
    }
    if (text !== '') normal += `${text.length}:${text}`;
    text = '';
    const number = numbers.get(inline.id) ?? numbers.size;
    numbers.set(inline.id, number);
    const { kind, equivalent } = inline;
    normal += equivalent === undefined ? `${kind}${number};` : `${kind}${number}=${equivalent.length}:${equivalent}`;
  }
  return text === '' ? normal : `${normal}${text.length}:${text}`;
}
