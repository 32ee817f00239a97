/** What pages read of a JSON Schema. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export type FieldKind =
  | 'choice'
  | 'flag'
  | 'number'
  | 'language'
  | 'languages'
  | 'text'
  | 'line'
  | 'lines'
  | 'content'
  | 'group'
  | 'groups'
  | 'json';

/** Longer texts get more than a line. */
const longestLine = 1_000;

/**
 * How a property is asked for. Two things are known by name, as workflows have them: `…_lang` and `…_langs` are languages, and
 * `content` beside `name` is a file in base64.
 */
export function kindOf(name: string, schema: Schema, around: Schema = {}): FieldKind {
  if (schema.enum !== undefined) return 'choice';
  switch (schema.type) {
    case 'boolean':
      return 'flag';
    case 'integer':
    case 'number':
      return 'number';
    case 'object':
      return schema.properties === undefined ? 'json' : 'group';
    case 'array':
      if (schema.items?.type === 'string') return /_langs$/.test(name) ? 'languages' : 'lines';
      return schema.items?.properties === undefined ? 'json' : 'groups';
    case 'string':
      if (name === 'content' && around.properties?.name?.type === 'string') return 'content';
      if (/_lang$/.test(name)) return 'language';
      return (schema.maxLength ?? longestLine) >= longestLine && name !== 'url' ? 'text' : 'line';
    default:
      return 'json';
  }
}

/** `target_langs` → `Target langs`, unless the schema has a title. */
export function labelOf(name: string, schema: Schema): string {
  if (schema.title !== undefined) return schema.title;
  const words = name
    .replaceAll('_', ' ')
    .replace(/\blangs\b/, 'languages')
    .replace(/\blang\b/, 'language');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Without what was left empty: a workflow takes its defaults then. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).flatMap(([name, item]) => {
      const kept = withoutEmpty(item);
      return kept === undefined ? [] : [[name, kept] as const];
    });
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  }
  return value === '' || value === null ? undefined : value;
}

/** What a form begins with: one row where a list needs some. */
export function initialOf(schema: Schema): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property.default !== undefined) values[name] = property.default;
    else if (kindOf(name, property, schema) === 'groups' && schema.required?.includes(name)) values[name] = [{}];
  }
  return values;
}
