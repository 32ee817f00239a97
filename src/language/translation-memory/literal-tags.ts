import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import { isCode } from '../segments.ts';

const tag = /<(\/?)([A-Za-z][\w:.-]*)(?:\s[^<>]*)?\/?>/gu;

type Piece = Inline | FoundTag;

interface FoundTag {
  readonly kind: InlineCode['kind'];
  readonly name: string;
  readonly data: string;
  /** The first tag of the pair that this one ends. */
  readonly start?: FoundTag;
}

/** A segment whose tags in the text are codes. */
export interface ParsedTags {
  readonly segment: Segment;
  /** The codes that are tags of the text; the other codes were there before. */
  readonly literal: ReadonlySet<InlineCode>;
}

/**
 * Reads the tags that a text contains as characters (`Click <b>Save</b>`) as inline codes: a text as it was sent or stored
 * without tag handling then equals the same text with it. Tags without a partner are standalone. `like` gives codes that
 * occur in another language of the unit their ids there.
 */
export function parseLiteralTags(segment: Segment, like?: ParsedTags): ParsedTags {
  if (!segment.inlines.some((inline) => !isCode(inline) && inline.includes('<')))
    return { segment, literal: new Set() };
  const pieces = pairTags(
    segment.inlines.flatMap((inline): readonly Piece[] => (isCode(inline) ? [inline] : cutTags(inline))),
  );
  const partners = new FreeIds(like?.literal ?? []);
  let next = 1 + highestId(segment, like?.segment);
  const ids = new Map<FoundTag, number>();
  const literal = new Set<InlineCode>();
  const inlines = pieces.map((piece): Inline => {
    if (!isTag(piece)) return piece;
    const id = (piece.start && ids.get(piece.start)) ?? partners.take(piece) ?? next++;
    ids.set(piece, id);
    const code: InlineCode = { kind: piece.kind, id, data: piece.data };
    literal.add(code);
    return code;
  });
  return { segment: { inlines }, literal };
}

function cutTags(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (const match of text.matchAll(tag)) {
    const [data, slash, name = ''] = match;
    if (match.index > position) pieces.push(text.slice(position, match.index));
    position = match.index + data.length;
    pieces.push({ kind: slash === '/' ? 'close' : data.endsWith('/>') ? 'alone' : 'open', name, data });
  }
  if (position < text.length) pieces.push(text.slice(position));
  return pieces;
}

/** Pairs each end with the last open tag of its name; what is between two ends of a pair has no partner outside. */
function pairTags(pieces: readonly Piece[]): readonly Piece[] {
  const open: FoundTag[] = [];
  const counts = new Map<string, number>();
  const ends = new Map<FoundTag, FoundTag>();
  for (const piece of pieces) {
    if (!isTag(piece) || piece.kind === 'alone') continue;
    const count = counts.get(piece.name) ?? 0;
    if (piece.kind === 'open') {
      open.push(piece);
      counts.set(piece.name, count + 1);
      continue;
    }
    if (count === 0) continue;
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      counts.set(last.name, (counts.get(last.name) ?? 1) - 1);
      if (last.name !== piece.name) continue;
      ends.set(piece, last);
      break;
    }
  }
  const paired = new Set(ends.values());
  return pieces.map((piece): Piece => {
    if (!isTag(piece) || paired.has(piece)) return piece;
    const start = ends.get(piece);
    return start === undefined ? { ...piece, kind: 'alone' } : { ...piece, start };
  });
}

function isTag(piece: Piece): piece is FoundTag {
  return typeof piece !== 'string' && !('id' in piece);
}

/** The ids of the codes of another language of the unit, each given once. */
class FreeIds {
  /** By markup, and by name; the last is taken first. */
  readonly #waiting = new Map<string, number[]>();
  readonly #taken = new Set<number>();

  constructor(codes: Iterable<InlineCode>) {
    for (const { kind, id, data } of [...codes].reverse()) {
      if (kind === 'close') continue;
      for (const key of [`${kind} ${data}`, `${kind} ${nameOf(data)}`]) {
        const ids = this.#waiting.get(key);
        if (ids === undefined) this.#waiting.set(key, [id]);
        else ids.push(id);
      }
    }
  }

  /** That of a code with the same markup, else with the same name. */
  take({ kind, name, data }: FoundTag): number | undefined {
    for (const key of [`${kind} ${data}`, `${kind} ${name}`]) {
      const ids = this.#waiting.get(key) ?? [];
      for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
        if (this.#taken.has(id)) continue;
        this.#taken.add(id);
        return id;
      }
    }
    return undefined;
  }
}

function nameOf(data: string): string | undefined {
  return /^<\/?([A-Za-z][\w:.-]*)/u.exec(data)?.[1];
}

function highestId(...segments: readonly (Segment | undefined)[]): number {
  let highest = 0;
  for (const segment of segments)
    for (const inline of segment?.inlines ?? []) if (isCode(inline)) highest = Math.max(highest, inline.id);
  return highest;
}
