import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { MemoryUnit } from '../../contracts/stores/translation-memories.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../codes.ts';
import { readableText } from '../segments.ts';
import { TmxError } from '../translation-memory/tmx/tmx-error.ts';
import { TmxReader } from '../translation-memory/tmx/tmx-reader.ts';
import type { AlignedPair } from './align-documents.ts';

const pieceBytes = 65_536;

/** The first segments of a TMX file that are in both languages, in either direction. */
export function run({
  bytes,
  pair,
  most,
  characters,
}: {
  readonly bytes: Uint8Array;
  readonly pair: LanguagePair;
  readonly most: number;
  /** Of all of them. */
  readonly characters: number;
}): readonly AlignedPair[] {
  const reader = new TmxReader({ sourceLanguage: pair.source });
  const pairs: AlignedPair[] = [];
  let size = 0;
  const take = (units: readonly MemoryUnit[]): void => {
    for (const unit of units)
      for (const found of pairsOf(unit, reader.sourceLanguage ?? pair.source, pair)) {
        size += found.source.length + found.target.length;
        if (pairs.length < most && size <= characters) pairs.push(found);
      }
  };
  try {
    for (let start = 0; start < bytes.length && pairs.length < most && size <= characters; start += pieceBytes)
      take(reader.push(bytes.subarray(start, start + pieceBytes)));
    if (pairs.length < most && size <= characters) take(reader.finish());
  } catch (error) {
    if (!(error instanceof TmxError)) throw error;
    throw new ServiceError('invalid_tmx', { reason: `line ${error.line}: ${error.reason}` });
  }
  return pairs;
}

function* pairsOf({ source, targets }: MemoryUnit, language: string, pair: LanguagePair): Generator<AlignedPair> {
  const isForward = baseLanguage(language) === pair.source;
  if (!isForward && baseLanguage(language) !== pair.target) return;
  const wanted = isForward ? pair.target : pair.source;
  const own = readableText(source).trim();
  for (const { language: other, segment } of targets) {
    const text = readableText(segment).trim();
    if (baseLanguage(other) !== wanted || own === '' || text === '') continue;
    yield isForward ? { source: own, target: text } : { source: text, target: own };
  }
}
