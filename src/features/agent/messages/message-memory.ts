import { createHash } from 'node:crypto';
import type { Segment } from '../../../contracts/segment.ts';
import type { MemoryTarget, MemoryUnit, TranslationMemory } from '../../../contracts/stores/translation-memories.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { isCode, segmentSource } from '../../../language/segments.ts';
import { languageFit } from '../../../language/translation-memory/same-language.ts';
import type { TranslationMemories } from '../../translation-memories/translation-memories.ts';

/** What is known about messages lies in a translation memory of the account, which its name finds. */
export interface MemoryName {
  readonly name: string;
  /** Canonical base language. */
  readonly source: string;
}

type Memories = Pick<TranslationMemories, 'list' | 'segments' | 'createUnits' | 'remove'>;

/** Units of a memory; of those that the file does not have any more, the first ones stay. */
const mostUnits = 50_000;
const pageSize = 1_000;
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** The newest memory with that name, whoever made it. */
export async function findMemory(
  memories: Pick<Memories, 'list'>,
  accountId: string,
  { name, source }: MemoryName,
): Promise<TranslationMemory | undefined> {
  const found = (await memories.list(accountId)).filter(
    (memory) => memory.name === name && baseLanguage(memory.sourceLanguage) === source,
  );
  return found.at(-1);
}

/** Messages with their translations, each once. */
export class KnownMessages {
  readonly #units = new Map<string, { readonly source: Segment; readonly targets: Map<string, Segment> }>();

  /** What is there already stays. */
  add(source: Segment, language: string, target: Segment): void {
    const name = segmentSource(source);
    // What an export of the memory could not write.
    if (unwritable.test(name) || unwritable.test(segmentSource(target)) || name.trim() === '') return;
    const unit = this.#units.get(name) ?? { source, targets: new Map<string, Segment>() };
    if (!this.#units.has(name) && this.#units.size >= mostUnits) return;
    this.#units.set(name, unit);
    if (!unit.targets.has(language)) unit.targets.set(language, target);
  }

  /** For exactly this text, white space and codes included. */
  find(source: Segment, language: string): Segment | undefined {
    const unit = this.#units.get(segmentSource(source));
    if (unit === undefined || !haveSameCodes(unit.source, source)) return undefined;
    const same = unit.targets.get(language);
    return same ?? [...unit.targets].find(([stored]) => languageFit(language, stored) > 0)?.[1];
  }

  get size(): number {
    return this.#units.size;
  }

  *units(): Generator<MemoryUnit> {
    for (const { source, targets } of this.#units.values()) {
      const known: MemoryTarget[] = [...targets].map(([language, segment]) => ({ language, segment }));
      yield { source, targets: known };
    }
  }
}

function haveSameCodes(one: Segment, other: Segment): boolean {
  const codesOf = ({ inlines }: Segment): string =>
    JSON.stringify(inlines.filter(isCode).map(({ kind, id, data }) => [kind, id, data]));
  return codesOf(one) === codesOf(other);
}

/** Adds what a memory has, as far as it is not there yet. */
export async function addMemory(
  memories: Pick<Memories, 'segments'>,
  accountId: string,
  id: string,
  known: KnownMessages,
  signal: AbortSignal,
): Promise<void> {
  for (let start: number | undefined = 0; start !== undefined && known.size < mostUnits; ) {
    signal.throwIfAborted();
    const { page } = await memories.segments(accountId, id, { start, pageSize });
    for (const { unit } of page.units)
      for (const { language, segment } of unit.targets) known.add(unit.source, language, segment);
    start = page.next;
  }
}

/**
 * The memory that has what is known, in place of those that tasks have made under the name before; memories that anybody else
 * has brought in stay. The same step makes the same memory, however often it is begun.
 */
export async function replaceMemory(
  memories: Memories,
  { accountId, stepId }: { readonly accountId: string; readonly stepId: string },
  name: MemoryName,
  known: KnownMessages,
  signal: AbortSignal,
): Promise<string> {
  const own = ownPrefix(name);
  const digest = sha256(stepId);
  const id = `${own}${digest.slice(0, 3)}-a${digest.slice(3, 6)}-${digest.slice(6, 18)}`;
  const before = await memories.list(accountId);
  if (!before.some((memory) => memory.id === id)) {
    const head = { id, name: name.name, sourceLanguage: name.source };
    await memories.createUnits(accountId, head, known.units(), { traceId: stepId, signal });
  }
  const made = await memories.list(accountId);
  const position = made.findIndex((memory) => memory.id === id);
  for (const memory of made.slice(0, position))
    if (memory.id.startsWith(own)) await memories.remove(accountId, memory.id).catch(ignoreGone);
  return id;
}

/** Ids of version 8 (RFC 9562) that begin with the name: nobody else's memory has one, other than by intent. */
function ownPrefix({ name, source }: MemoryName): string {
  const digest = sha256(`${source}\n${name}`);
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Somebody else has removed it: another task, or an attempt before. */
export function ignoreGone(error: unknown): void {
  if (!(error instanceof ServiceError && error.code === 'translation_memory_not_found')) throw error;
}
