import type { TSchema } from 'typebox';

interface FieldSchema {
  /** A list of `null` and another type is a field in which null means something. */
  readonly type?: string | readonly string[];
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  /** Of an object whose names the caller chooses: one pattern, for all of them. */
  readonly patternProperties?: Readonly<Record<string, FieldSchema>>;
  readonly 'x-comma-separated'?: boolean;
  readonly required?: readonly string[];
  /** An empty text is what the caller wants to store, so that a rule can refuse it. */
  readonly 'x-empty-is-given'?: boolean;
  /** Texts that mean the same as leaving the field out, in lower case; accepted in any case. */
  readonly 'x-absent'?: readonly string[];
}

/**
 * Brings fields, however they arrived, to the JSON types of their schema (`facts.md`, Names on the wire): forms and
 * queries hold only strings, a single value may represent a list, booleans come as `1`, `0`, `true`, `false`, tag lists
 * as `a,b`. What does not fit is left as it is, so that validation can name it. A null counts as not given, except
 * where the schema has it as a type; a form says it with nothing or `null`. An empty text counts as not given in every field
 * that may be left out, except names and labels, which are stored.
 */
export function normalizeFields(schema: TSchema, given: unknown): unknown {
  return normalize(schema as FieldSchema, given ?? {});
}

function normalize(schema: FieldSchema, value: unknown): unknown {
  if (isNullable(schema)) {
    if (value === null || value === '' || value === 'null') return null;
    return normalize({ ...schema, type: schema.type.find((type) => type !== 'null') ?? 'null' }, value);
  }
  switch (schema.type) {
    case 'object':
      return normalizeObject(schema, value);
    case 'array':
      return normalizeArray(schema, value);
    case 'boolean':
      return normalizeBoolean(value);
    case 'integer':
      return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
    default:
      return value;
  }
}

function isNullable(schema: FieldSchema): schema is FieldSchema & { readonly type: readonly string[] } {
  return Array.isArray(schema.type) && schema.type.includes('null');
}

function normalizeObject(schema: FieldSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (schema.patternProperties !== undefined) return normalizeNames(schema.patternProperties, value);
  const fields: Record<string, unknown> = {};
  for (const [name, fieldSchema] of Object.entries(schema.properties ?? {})) {
    const field = (value as Record<string, unknown>)[name];
    if (meansAbsent(field, fieldSchema, schema.required?.includes(name) === true)) continue;
    if (field !== undefined && (field !== null || isNullable(fieldSchema)))
      fields[name] = normalize(fieldSchema, field);
  }
  return fields;
}

function meansAbsent(field: unknown, schema: FieldSchema, isRequired: boolean): boolean {
  if (typeof field !== 'string' || isNullable(schema)) return false;
  if (field === '') return !isRequired && schema['x-empty-is-given'] !== true;
  return schema['x-absent']?.includes(field.toLowerCase()) === true;
}

function normalizeNames(patterns: Readonly<Record<string, FieldSchema>>, value: object): unknown {
  const [fieldSchema = {}] = Object.values(patterns);
  const given = Object.entries(value).filter(([, field]) => field !== undefined && field !== null);
  // Never by assignment, which would lose the name `__proto__`.
  return Object.fromEntries(given.map(([name, field]) => [name, normalize(fieldSchema, field)]));
}

function normalizeArray(schema: FieldSchema, value: unknown): unknown {
  const commaSeparated = schema['x-comma-separated'] === true;
  const items = (Array.isArray(value) ? value : [value]).flatMap((item) =>
    commaSeparated && typeof item === 'string' ? item.split(',').map((part) => part.trim()) : [item],
  );
  const kept = commaSeparated ? items.filter((item) => item !== '') : items;
  return kept.map((item) => normalize(schema.items ?? {}, item));
}

function normalizeBoolean(value: unknown): unknown {
  if (value === '1' || value === 'true' || value === 1) return true;
  if (value === '0' || value === 'false' || value === 0) return false;
  return value;
}
