import { basename } from 'node:path';
import { type DelimitedRecord, readCommaSeparated, readTabSeparated } from './delimited-records.ts';
import { type TestSegment, type TestSet, TestSetError } from './test-set.ts';

/** A segment as named fields, with its line. */
export interface NamedFields {
  readonly line: number;
  readonly fields: Readonly<Record<string, string>>;
}

const referenceName = /^reference\d*$/;

/** From named fields: `source`, `reference`, `reference2`…; every other field is the output of the system so named. */
export function toTestSet(rows: readonly NamedFields[], path: string): TestSet {
  const name = basename(path);
  const names = Object.keys(rows[0]?.fields ?? {});
  if (rows.length === 0) throw new TestSetError(`${name}: has no segments.`);
  for (const wanted of ['source', 'reference'])
    if (!names.includes(wanted))
      throw new TestSetError(`${name}: has no "${wanted}"; there is ${names.map((one) => `"${one}"`).join(', ')}.`);
  const systems = names.filter((one) => one !== 'source' && !referenceName.test(one));
  return { name, systems, segments: rows.map((row) => toSegment(row, systems, name)) };
}

function toSegment({ line, fields }: NamedFields, systems: readonly string[], name: string): TestSegment {
  const { source = '', reference = '' } = fields;
  if (source.trim() === '') throw new TestSetError(`${name}: line ${line} has no source.`);
  if (reference.trim() === '') throw new TestSetError(`${name}: line ${line} has no reference.`);
  const missing = systems.find((system) => fields[system] === undefined);
  if (missing !== undefined) throw new TestSetError(`${name}: line ${line} has no output of "${missing}".`);
  const references = Object.entries(fields).filter(([key, text]) => referenceName.test(key) && text.trim() !== '');
  return {
    source,
    references: references.map(([, text]) => text),
    outputs: Object.fromEntries(systems.map((system) => [system, fields[system] ?? ''])),
  };
}

export function parseTable(text: string, path: string, format: 'tsv' | 'csv'): TestSet {
  const name = basename(path);
  const [head, ...records] = format === 'tsv' ? readTabSeparated(text) : readCommaSeparated(text, name);
  if (head === undefined) throw new TestSetError(`${name}: is empty.`);
  const twice = head.fields.find((field, index) => head.fields.indexOf(field) !== index);
  if (twice !== undefined) throw new TestSetError(`${name}: line 1 names "${twice}" twice.`);
  const rows = records.map((record) => nameFields(head, record, name));
  return toTestSet(rows, path);
}

function nameFields(head: DelimitedRecord, { line, fields }: DelimitedRecord, name: string): NamedFields {
  if (fields.length !== head.fields.length)
    throw new TestSetError(
      `${name}: line ${line} has ${fields.length} columns where the first line has ${head.fields.length}.`,
    );
  return { line, fields: Object.fromEntries(head.fields.map((key, index) => [key, fields[index] ?? ''])) };
}

export function parseJsonLines(lines: readonly string[], path: string): TestSet {
  const name = basename(path);
  const rows = lines.flatMap((text, index) => {
    const line = index + 1;
    return text.trim() === '' ? [] : [{ line, fields: parseFields(text, `${name}: line ${line}`) }];
  });
  return toTestSet(rows, path);
}

function parseFields(text: string, location: string): Readonly<Record<string, string>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TestSetError(`${location} is not JSON.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TestSetError(`${location} is not an object.`);
  for (const [key, field] of Object.entries(value))
    if (typeof field !== 'string') throw new TestSetError(`${location}: "${key}" is not a text.`);
  return value as Record<string, string>;
}
