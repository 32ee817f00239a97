import table from './known-files.json' with { type: 'json' };

/** A file that programs read, of which only some values are text. */
export interface KnownFile {
  readonly id: string;
  /** What people read in it is under this name. */
  isText(name: string | undefined): boolean;
}

const rootNames: ReadonlySet<string> = new Set(table.files.flatMap(({ all, any }) => [...all, ...any]));

/** Some known file has the name at its root; others say nothing. */
export function isRootName(name: string | undefined): name is string {
  return name !== undefined && rootNames.has(name);
}

/** Known by the names at the root of a file; undefined for all others, whose values are all text. */
export function findKnownFile(names: ReadonlySet<string>, keepCode: boolean): KnownFile | undefined {
  const found = table.files.find(
    ({ all, any, ...rest }) =>
      (keepCode || 'always' in rest) &&
      all.every((name) => names.has(name)) &&
      (any.length === 0 || any.some((name) => names.has(name))),
  );
  if (found === undefined) return undefined;
  const texts: ReadonlySet<string> = new Set(found.texts);
  return { id: found.id, isText: (name) => name !== undefined && texts.has(name) };
}
