import type { FilterContext } from '../../../contracts/documents/document-filter.ts';
import { giveWayTo } from '../files/give-way.ts';
import { decodePart } from './decode-part.ts';
import type { ReadPart } from './office-document.ts';
import type { OoxmlPackage } from './ooxml-package.ts';
import { PartReader, type PartRules } from './part-reader.ts';

/** A part of the package with its text taken apart. */
export async function readPart(
  contents: OoxmlPackage,
  name: string,
  rules: PartRules,
  { signal, limits, budget }: FilterContext,
): Promise<ReadPart> {
  signal.throwIfAborted();
  const { text, encode } = decodePart(await contents.readPart(name));
  const reader = new PartReader(text, rules, limits, budget);
  return { name, units: await reader.read(giveWayTo(signal)), encode };
}
