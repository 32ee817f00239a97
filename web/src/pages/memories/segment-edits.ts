import type { paths } from '../../api/interface.generated.d.ts';

type Segments = paths['/v3/translation_memories/{translation_memory_id}/segments'];
export type Segment = Segments['get']['responses'][200]['content']['application/json']['segments'][number];
export type Change = Segments['patch']['requestBody']['content']['application/json']['segments'][number];

export interface NewSegment {
  readonly source: string;
  readonly target: string;
  readonly language: string;
}

interface Translation {
  readonly language: string;
  readonly text: string;
}

interface ChangedSegment {
  readonly before: Segment;
  readonly source: string;
  readonly targets: readonly Translation[];
  readonly isDeleted: boolean;
}

/** What was changed and is not saved: of segments by their id, and new ones. */
export interface Edits {
  readonly changed: ReadonlyMap<string, ChangedSegment>;
  readonly added: readonly NewSegment[];
}

export const noEdits: Edits = { changed: new Map(), added: [] };

/** The server takes so many at a time, and so much: 10 MiB, of which some is the names of fields. */
const mostChanges = 1_000;
const mostCharacters = 2_000_000;

export function countEdits({ changed, added }: Edits): number {
  return changed.size + added.length;
}

export function changedSegment(edits: Edits, before: Segment): ChangedSegment {
  return edits.changed.get(before.source_segment_id) ?? unchanged(before);
}

/** The translation that is shown; a segment may have several into one language. */
export function translationInto({ targets }: Pick<ChangedSegment, 'targets'>, language: string): string {
  return targets.find((target) => target.language === language)?.text ?? '';
}

export function withSource(edits: Edits, before: Segment, source: string): Edits {
  return withChange(edits, { ...changedSegment(edits, before), source });
}

/** An empty text takes the translation away. */
export function withTranslation(edits: Edits, before: Segment, { language, text }: Translation): Edits {
  const segment = changedSegment(edits, before);
  const at = segment.targets.findIndex((target) => target.language === language);
  const place = at < 0 ? segment.targets.length : at;
  const targets = segment.targets.toSpliced(place, 1, ...(text === '' ? [] : [{ language, text }]));
  return withChange(edits, { ...segment, targets });
}

export function withDeletion(edits: Edits, before: Segment, isDeleted: boolean): Edits {
  return withChange(edits, { ...changedSegment(edits, before), isDeleted });
}

/** Whether somebody else has changed the segment since the edit of it was begun: the server refuses to save it. */
export function isOutdated(edits: Edits, segment: Segment): boolean {
  return changedSegment(edits, segment).before.segment_version !== segment.segment_version;
}

/** The segment stays as it is. */
export function withoutChange(edits: Edits, { source_segment_id }: Segment): Edits {
  const changed = new Map(edits.changed);
  changed.delete(source_segment_id);
  return { ...edits, changed };
}

export function withAdded(edits: Edits, added: readonly NewSegment[]): Edits {
  return { ...edits, added: [...edits.added, ...added] };
}

/** Undefined: it is not added after all. */
export function withNew(edits: Edits, index: number, segment: NewSegment | undefined): Edits {
  return { ...edits, added: edits.added.toSpliced(index, 1, ...(segment === undefined ? [] : [segment])) };
}

/** What one request saves; `rest` is what is left. */
export function nextRequest({ changed, added }: Edits): { readonly body: readonly Change[]; readonly rest: Edits } {
  const body: Change[] = [];
  const left = new Map(changed);
  let characters = 0;
  let news = 0;
  const take = (change: Change): boolean => {
    const size = JSON.stringify(change).length;
    if (body.length === mostChanges || (body.length > 0 && characters + size > mostCharacters)) return false;
    characters += size;
    body.push(change);
    return true;
  };
  for (const [id, segment] of changed) if (take(changeOf(segment))) left.delete(id);
  for (const { source, target, language } of added) {
    if (!take({ source_text: source, targets: [{ target_language: language, target_text: target }] })) break;
    news += 1;
  }
  return { body, rest: { changed: left, added: added.slice(news) } };
}

/** Edits that were made while others were saved: those stay which are other ones. */
export function withoutSaved(now: Edits, before: Edits, rest: Edits): Edits {
  const changed = new Map(
    [...now.changed].filter(([id, edit]) => before.changed.get(id) !== edit || rest.changed.get(id) === edit),
  );
  const saved = new Set(before.added.slice(0, before.added.length - rest.added.length));
  return { changed, added: now.added.filter((segment) => !saved.has(segment)) };
}

function unchanged(before: Segment): ChangedSegment {
  const targets = before.targets.map(({ target_language: language, target_text: text }) => ({ language, text }));
  return { before, source: before.source_text, targets, isDeleted: false };
}

/** What is as it was is no change. */
function withChange(edits: Edits, segment: ChangedSegment): Edits {
  const id = segment.before.source_segment_id;
  const changed = new Map(edits.changed);
  if (JSON.stringify(segment) === JSON.stringify(unchanged(segment.before))) changed.delete(id);
  else changed.set(id, segment);
  return { ...edits, changed };
}

function changeOf({ before, source, targets, isDeleted }: ChangedSegment): Change {
  const { source_segment_id, segment_version } = before;
  if (isDeleted) return { source_segment_id, segment_version, is_deleted: true };
  return {
    source_segment_id,
    segment_version,
    source_text: source,
    targets: targets.map(({ language, text }) => ({ target_language: language, target_text: text })),
  };
}
