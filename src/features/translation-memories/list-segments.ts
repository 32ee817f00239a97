import type { Segment } from '../../contracts/segment.ts';
import type { MemoryUnit, TranslationMemoryStore } from '../../contracts/stores/translation-memories.ts';

export interface SegmentsQuery {
  /** Number of the unit to begin with. */
  readonly start: number;
  readonly pageSize: number;
  /** What the text of one of the languages has to contain. */
  readonly filter?: { readonly text: string; readonly caseSensitive: boolean };
}

export interface NumberedUnit {
  /** From 0, in the order of the import. */
  readonly number: number;
  readonly unit: MemoryUnit;
}

export interface SegmentsPage {
  readonly units: readonly NumberedUnit[];
  /** Where the next page starts; undefined behind the last. A page may be short, or empty, before that. */
  readonly next: number | undefined;
}

/** Units that one page looks at, so that a rare text in a large memory does not hold up the server. */
const mostRead = 50_000;

export async function listSegments(
  store: TranslationMemoryStore,
  memory: { readonly accountId: string; readonly id: string; readonly segmentCount: number },
  { start, pageSize, filter }: SegmentsQuery,
): Promise<SegmentsPage> {
  const isWanted = filter === undefined ? () => true : containing(filter);
  const end = Math.min(memory.segmentCount, start + mostRead);
  const units: NumberedUnit[] = [];
  let number = start;
  reading: for await (const batch of store.readUnits(memory.accountId, memory.id, start))
    for (const unit of batch) {
      if (units.length === pageSize || number === end) break reading;
      if (isWanted(unit)) units.push({ number, unit });
      number += 1;
    }
  return { units, next: number < memory.segmentCount ? number : undefined };
}

/** With the data of its codes in their places. */
export function writtenText({ inlines }: Segment): string {
  return inlines.map((inline) => (typeof inline === 'string' ? inline : inline.data)).join('');
}

function containing({ text, caseSensitive }: NonNullable<SegmentsQuery['filter']>): (unit: MemoryUnit) => boolean {
  const fold = caseSensitive ? (written: string) => written : (written: string) => written.toLowerCase();
  const wanted = fold(text);
  return ({ source, targets }) =>
    [source, ...targets.map(({ segment }) => segment)].some((segment) => fold(writtenText(segment)).includes(wanted));
}
