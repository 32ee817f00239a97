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
  /** What the server has when it refuses the change; `null`: nothing, since somebody else has deleted the segment. */
  readonly now?: Segment | null;
  readonly source: string;
  readonly targets: readonly Translation[];
  readonly isDeleted: boolean;
}

/** What was changed and is not saved: of segments by their id, and new ones by a number that each keeps. */
export interface Edits {
  readonly changed: ReadonlyMap<string, ChangedSegment>;
  readonly added: ReadonlyMap<number, NewSegment>;
}

export const noEdits: Edits = { changed: new Map(), added: new Map() };

/** The server takes so many at a time, and so much: 10 MiB, of which some is the names of fields. */
const mostChanges = 1_000;
const mostCharacters = 2_000_000;

export function countEdits({ changed, added }: Edits): number {
  return changed.size + added.size;
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

/** Whether somebody else has changed or deleted the segment since the edit of it was begun: the server refuses to save it. */
export function isOutdated(edits: Edits, segment: Segment): boolean {
  const changed = changedSegment(edits, segment);
  return changed.before.segment_version !== segment.segment_version || isOtherNow(changed);
}

function isOtherNow({ before, now }: ChangedSegment): boolean {
  return now !== undefined && now?.segment_version !== before.segment_version;
}

export function countOutdated({ changed }: Edits): number {
  return [...changed.values()].filter(isOtherNow).length;
}

/** Edits with what the server has now of segments, by their id. One that was to be deleted and is gone is no change any more. */
export function withNewest(edits: Edits, segments: ReadonlyMap<string, Segment | undefined>): Edits {
  const changed = [...edits.changed].flatMap(([id, segment]): [string, ChangedSegment][] => {
    if (!segments.has(id)) return [[id, segment]];
    const now = segments.get(id) ?? null;
    return now === null && segment.isDeleted ? [] : [[id, { ...segment, now }]];
  });
  return { ...edits, changed: new Map(changed) };
}

/** The segment stays as it is. */
export function withoutChange(edits: Edits, { source_segment_id }: Segment): Edits {
  const changed = new Map(edits.changed);
  changed.delete(source_segment_id);
  return { ...edits, changed };
}

export function withAdded(edits: Edits, added: readonly NewSegment[]): Edits {
  const all = new Map(edits.added);
  let last = [...all.keys()].at(-1) ?? 0;
  for (const segment of added) all.set(++last, segment);
  return { ...edits, added: all };
}

/** Undefined: it is not added after all. */
export function withNew(edits: Edits, number: number, segment: NewSegment | undefined): Edits {
  const added = new Map(edits.added);
  if (segment === undefined) added.delete(number);
  else added.set(number, segment);
  return { ...edits, added };
}

/** What one request saves; `rest` is what is left. */
export function nextRequest({ changed, added }: Edits): { readonly body: readonly Change[]; readonly rest: Edits } {
  const body: Change[] = [];
  const left = new Map(changed);
  const leftToAdd = new Map(added);
  let characters = 0;
  const take = (change: Change): boolean => {
    const size = JSON.stringify(change).length;
    if (body.length === mostChanges || (body.length > 0 && characters + size > mostCharacters)) return false;
    characters += size;
    body.push(change);
    return true;
  };
  for (const [id, segment] of changed) if (take(changeOf(segment))) left.delete(id);
  for (const [number, { source, target, language }] of added) {
    if (!take({ source_text: source, targets: [{ target_language: language, target_text: target }] })) break;
    leftToAdd.delete(number);
  }
  return { body, rest: { changed: left, added: leftToAdd } };
}

/** Edits that were made while others were saved: those stay which are other ones. */
export function withoutSaved(now: Edits, before: Edits, rest: Edits): Edits {
  const changed = new Map(
    [...now.changed].filter(([id, edit]) => before.changed.get(id) !== edit || rest.changed.get(id) === edit),
  );
  const added = [...now.added].filter(
    ([number, segment]) => before.added.get(number) !== segment || rest.added.get(number) === segment,
  );
  return { changed, added: new Map(added) };
}

function unchanged(before: Segment): ChangedSegment {
  const targets = before.targets.map(({ target_language: language, target_text: text }) => ({ language, text }));
  return { before, source: before.source_text, targets, isDeleted: false };
}

/** What is as it was is no change. */
function withChange(edits: Edits, segment: ChangedSegment): Edits {
  const id = segment.before.source_segment_id;
  const changed = new Map(edits.changed);
  const { now: _, ...given } = segment;
  if (JSON.stringify(given) === JSON.stringify(unchanged(segment.before))) changed.delete(id);
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
