import table from './dita-elements.json' with { type: 'json' };

/** What an element is to the text around it. */
export type Flow =
  | 'inline'
  | 'block'
  /** A code there, with texts of its own inside. */
  | 'aside';

/** What is known of an element by its name or its class. */
export interface ElementKind {
  /** What it is specialised from, or its own name: `li` for `step`. */
  readonly base: string;
  readonly flow: Flow;
  /** `left`: not translated unless it says so; `foreign`: nor that, but for what is shown instead of it. */
  readonly content: 'text' | 'code' | 'left' | 'foreign';
  /** White space is text. */
  readonly preformatted: boolean;
}

const words = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' '));

const roles = new Map(table.roles.map(({ id, names }) => [id, new Set(words(names))]));

const baseByName = new Map(
  Object.entries(table.specialised).flatMap(([base, names]) => [
    [base, base] as const,
    ...words(names).map((name) => [name, base] as const),
  ]),
);
for (const name of [...words(table.blocks), ...table.roles.flatMap(({ names }) => words(names))])
  if (!baseByName.has(name)) baseByName.set(name, name);

const kinds = new Map<string, ElementKind>();

/**
 * The kind of an element by its name, or by its `class` (`- topic/ph task/cmd `) where it says that, which only
 * documents do whose types have been read. Undefined for an element that only its document type could explain.
 */
export function elementKind(name: string, classes: string | undefined): ElementKind | undefined {
  const ancestors = classesOf(classes);
  const base = ancestors[0] ?? baseByName.get(name);
  if (base === undefined) return undefined;
  // A name of someone else's specialisation may be one of the standard for something else.
  const names = [...ancestors.toReversed(), name].filter((candidate) => baseByName.get(candidate) === base);
  const key = [base, ...names].join(' ');
  let kind = kinds.get(key);
  if (kind === undefined) {
    if (kinds.size > 2000) kinds.clear();
    kind = kindOf([...names, base], base);
    kinds.set(key, kind);
  }
  return kind;
}

/** Names from the most general on; none for what is no class of DITA. */
function classesOf(classes: string | undefined): readonly string[] {
  if (classes === undefined || !/^\s*[-+]\s+(?:topic|map)\//.test(classes)) return [];
  return classes
    .trim()
    .split(/\s+/)
    .slice(1, 20)
    .map((token) => token.slice(token.indexOf('/') + 1));
}

/** By the first of the names that has a role of each sort. */
function kindOf(names: readonly string[], base: string): ElementKind {
  const find = <Role extends string>(...sort: readonly Role[]): Role | undefined => {
    for (const name of names) {
      const found = sort.find((role) => roles.get(role)?.has(name));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    base,
    flow: find('inline', 'block', 'aside') ?? 'block',
    content: find('code', 'left', 'foreign') ?? 'text',
    preformatted: find('preformatted') !== undefined,
  };
}

/** Attributes that hold text, by the bases that they hold it on; everywhere, if there are none. */
export const textAttributes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  table.attributes.map(({ id, on }) => [id, new Set(on === '' ? [] : on.split(' '))]),
);
