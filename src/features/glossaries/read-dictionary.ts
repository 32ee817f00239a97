import type { LanguagePair } from '../../contracts/language-pair.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { EntriesFault } from '../../language/glossaries/entries-fault.ts';
import { type EntryFormat, type GlossaryEntries, parseEntries } from '../../language/glossaries/parse-entries.ts';
import { inSlices } from '../in-slices.ts';
import { type GivenPair, readPair } from './glossary-languages.ts';

/** `interface.md`, Limits: a dictionary is at most 10 MB, as UTF-8. */
export const maximumDictionaryBytes = 10 * 1024 * 1024;

/** A dictionary as clients send it. */
export interface GivenDictionary extends GivenPair {
  readonly entries: string;
  readonly format: EntryFormat;
}

export interface ReadDictionary {
  readonly pair: LanguagePair;
  readonly entries: GlossaryEntries;
}

export async function readDictionary(given: GivenDictionary, signal: AbortSignal): Promise<ReadDictionary> {
  const pair = readPair(given);
  refuseTooLarge(Buffer.byteLength(given.entries));
  try {
    return {
      pair,
      entries: await inSlices(parseEntries({ ...pair, text: given.entries, format: given.format }), signal),
    };
  } catch (error) {
    if (!(error instanceof EntriesFault)) throw error;
    throw new ServiceError('invalid_glossary_entries', {
      reason: `${given.path ?? ''}entries, ${error.message}`,
    });
  }
}

export function refuseTooLarge(bytes: number): void {
  if (bytes > maximumDictionaryBytes)
    throw new ServiceError('dictionary_too_large', { limit: `${maximumDictionaryBytes / 1024 ** 2} MB` });
}
