export interface Entry {
  readonly source: string;
  readonly target: string;
}

/** A saved entry by its index, or an added one: -1 is the first that was added, and each keeps its number. */
export type RowId = number;

/** What was changed and is not saved: of saved entries (`null`: removed), and new ones. */
export interface Edits {
  readonly changed: ReadonlyMap<RowId, Entry | null>;
  readonly added: ReadonlyMap<RowId, Entry>;
}

export const noEdits: Edits = { changed: new Map(), added: new Map() };

export function isAdded(row: RowId): boolean {
  return row < 0;
}

export function countEdits({ changed, added }: Edits): number {
  return changed.size + added.size;
}

export function entryAt(saved: readonly Entry[], { changed, added }: Edits, row: RowId): Entry | undefined {
  if (isAdded(row)) return added.get(row);
  const change = changed.get(row);
  return change === undefined ? saved[row] : (change ?? undefined);
}

export function withEntry(saved: readonly Entry[], edits: Edits, row: RowId, entry: Entry): Edits {
  if (isAdded(row)) return { ...edits, added: new Map(edits.added).set(row, entry) };
  const changed = new Map(edits.changed);
  const before = saved[row];
  // What is as it was is no change.
  if (before?.source === entry.source && before.target === entry.target) changed.delete(row);
  else changed.set(row, entry);
  return { ...edits, changed };
}

export function withoutRow(edits: Edits, row: RowId): Edits {
  if (isAdded(row)) return { ...edits, added: new Map([...edits.added].filter(([id]) => id !== row)) };
  return { ...edits, changed: new Map(edits.changed).set(row, null) };
}

/** Adds entries; those whose source phrase is there already change its target. */
export function withEntries(
  saved: readonly Entry[],
  edits: Edits,
  entries: readonly Entry[],
  indexes: ReadonlyMap<string, number>,
): Edits {
  const changed = new Map(edits.changed);
  const added = new Map(edits.added);
  const rows = new Map([...added].map(([row, { source }]) => [source, row]));
  let last = [...added.keys()].at(-1) ?? 0;
  for (const entry of entries) {
    const index = indexes.get(entry.source);
    if (index === undefined) {
      const row = rows.get(entry.source) ?? --last;
      rows.set(entry.source, row);
      added.set(row, entry);
    } else if (saved[index]?.target === entry.target) changed.delete(index);
    else changed.set(index, entry);
  }
  return { changed, added };
}

/** What was added while `before` was saved, as edits of the entries as they are `after` that. Saved rows are locked meanwhile. */
export function withoutSaved(
  now: Edits,
  before: Edits,
  entries: { readonly before: readonly Entry[]; readonly after: readonly Entry[] },
): Edits {
  const later: Entry[] = [];
  for (const index of new Set([...before.changed.keys(), ...now.changed.keys()])) {
    const entry = entryAt(entries.before, now, index);
    if (entry !== undefined && entry !== entryAt(entries.before, before, index)) later.push(entry);
  }
  const saved = new Set(before.added.values());
  later.push(...[...now.added.values()].filter((entry) => !saved.has(entry)));
  return withEntries(entries.after, noEdits, later, indexesOf(entries.after));
}

/** Where the entry of a source phrase is. */
export function indexesOf(entries: readonly Entry[]): ReadonlyMap<string, number> {
  return new Map(entries.map(({ source }, index) => [source, index]));
}

/** Rows to show, new ones first: those that contain the text, in whichever case. */
export function rowsOf(saved: readonly Entry[], edits: Edits, text: string): readonly RowId[] {
  const wanted = text.toLowerCase();
  const has = (entry: Entry | undefined): boolean =>
    entry !== undefined &&
    (wanted === '' || entry.source.toLowerCase().includes(wanted) || entry.target.toLowerCase().includes(wanted));
  const rows: RowId[] = [];
  for (const [row, entry] of edits.added) if (has(entry)) rows.push(row);
  for (let index = 0; index < saved.length; index += 1) if (has(entryAt(saved, edits, index))) rows.push(index);
  return rows;
}

/** What a save sends: entries to merge, or what to do with the entries as they are then. */
export interface Save {
  readonly merged: readonly Entry[];
  /** Source phrases to remove; empty: `merged` is all there is to do. */
  readonly removed: readonly string[];
}

export function saveOf(saved: readonly Entry[], { changed, added }: Edits): Save {
  const merged: Entry[] = [];
  const removed: string[] = [];
  for (const [index, entry] of changed) {
    const before = saved[index];
    if (before !== undefined && before.source !== entry?.source) removed.push(before.source);
    if (entry !== null) merged.push(entry);
  }
  return { merged: [...merged, ...added.values()], removed };
}

/** The entries after a save, of what the server has by then. Others may have changed other entries meanwhile. */
export function applySave(entries: readonly Entry[], { merged, removed }: Save): readonly Entry[] {
  const bySource = new Map(entries.map((entry) => [entry.source, entry]));
  for (const source of removed) bySource.delete(source);
  for (const entry of merged) bySource.set(entry.source, entry);
  return [...bySource.values()];
}
