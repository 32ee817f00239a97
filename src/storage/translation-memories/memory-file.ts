import type { DatabaseSync } from 'node:sqlite';
import type { Inline, Segment } from '../../contracts/segment.ts';
import type { MemoryTarget, MemoryUnit, TranslationMemory } from '../../contracts/stores/translation-memories.ts';

/** Changes with the tables. */
export const memoryLayout = 1;

/** Units of a block: as many as two bytes distinguish. */
export const blockSize = 2 ** 16;

/**
 * A memory is a file of its own that never changes once it is complete: a change of the memory makes another file. Units are numbered from 0;
 * those that were removed leave gaps. `postings` is the
 * index for the search: for each feature and block of units the units that have it, as two-byte numbers within the
 * block. `sizes` says how many features of a kind each unit has, one byte each, and `languages` has a bit for each unit
 * that is in the language.
 */
export const memorySchema = `
  create table head (content text not null);
  create table units (id integer primary key, text_key integer not null, source text not null, targets text not null);
  create table postings (feature text, block integer, count integer not null, units blob not null,
    primary key (feature, block)) without rowid;
  create table sizes (kind text, block integer, content blob not null, primary key (kind, block)) without rowid;
  create table languages (language text, block integer, units blob not null,
    primary key (language, block)) without rowid;
  pragma user_version = ${memoryLayout}`;

/** Kinds of features, which are also the first letter of each in the index. */
export type FeatureKind = 'w' | 't';

/** Of a kind, that the size of a unit counts. */
export const mostFeatures = 255;

export function encodeHead(memory: TranslationMemory): string {
  return JSON.stringify(memory);
}

export function readHead(database: DatabaseSync): TranslationMemory {
  const content = database.prepare('select content from head').get()?.content;
  const head = JSON.parse(String(content)) as TranslationMemory & { createdAt: string };
  return { ...head, createdAt: new Date(head.createdAt) };
}

/** Numbers of units that were removed, in their order: they are not given again. Its table comes with the first of them. */
export function readRemoved(database: DatabaseSync): Uint32Array {
  if (!hasRemoved(database)) return new Uint32Array();
  // As one value: a row for each takes several times as long with hundreds of thousands.
  const all = database.prepare('select json_group_array(id) as ids from (select id from removed order by id)').get();
  return Uint32Array.from(JSON.parse(String(all?.ids)) as readonly number[]);
}

export const removedSchema = 'create table if not exists removed (id integer primary key)';

function hasRemoved(database: DatabaseSync): boolean {
  return database.prepare("select 1 from sqlite_schema where name = 'removed'").get() !== undefined;
}

/** The first number that no unit has had. */
export function readFree(database: DatabaseSync): number {
  const end = readUnitEnd(database);
  if (!hasRemoved(database)) return end;
  return Math.max(end, Number(database.prepare('select max(id) as last from removed').get()?.last ?? -1) + 1);
}

/** Number after that of the last unit. */
export function readUnitEnd(database: DatabaseSync): number {
  return Number(database.prepare('select max(id) as last from units').get()?.last ?? -1) + 1;
}

/** Segments without codes, which most are, as a string. */
type StoredSegment = string | readonly Inline[];

export function encodeSource(segment: Segment): string {
  return JSON.stringify(storedSegment(segment));
}

export function encodeTargets(targets: readonly MemoryTarget[]): string {
  return JSON.stringify(targets.map(({ language, segment }) => [language, storedSegment(segment)]));
}

export function decodeUnit(source: unknown, targets: unknown): MemoryUnit {
  const entries = JSON.parse(String(targets)) as [language: string, segment: StoredSegment][];
  return {
    source: toSegment(JSON.parse(String(source)) as StoredSegment),
    targets: entries.map(([language, segment]) => ({ language, segment: toSegment(segment) })),
  };
}

function storedSegment({ inlines }: Segment): StoredSegment {
  const [only] = inlines;
  return inlines.length === 1 && typeof only === 'string' ? only : inlines;
}

function toSegment(stored: StoredSegment): Segment {
  return { inlines: typeof stored === 'string' ? [stored] : stored };
}
