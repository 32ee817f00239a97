import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import { type TextSpan, withoutOverlaps } from '../text-edit.ts';
import type { HostText } from './host-text.ts';

export interface FoundCode extends TextSpan {
  readonly tag?: { readonly name: string; readonly closes: boolean; readonly empty: boolean };
  readonly equivalent?: string;
}

/** Tags and references of HTML, which messages are full of, and the numbered tags of i18next. */
const markup =
  /<(\/?)([A-Za-z][\w:.-]*(?=[\s/>])|\d{1,3}(?=[/>]))(?:\s[^<>]*?)?(\/?)>|<!--.{0,500}?-->|&(?:[A-Za-z][A-Za-z0-9]{1,30}|#\d{1,7}|#[xX][0-9A-Fa-f]{1,6});/gs;

const references: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00a0',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&shy;': '',
};

/**
 * A message as a segment: tags and references of HTML in it and what the format's own pattern finds are codes, the rest is
 * text. Placeholders that engines know by themselves (`findProtectedText`) stay text.
 */
export function messageSegment(host: HostText, own?: RegExp): Segment {
  return { inlines: inlinesOf(host, findCodes(host.text, own), 1) };
}

/** The same where readers see something in the place of what the format's own pattern finds, as of `%s`. */
export function placeholderSegment(host: HostText, own: RegExp): Segment {
  const codes = findCodes(host.text, own).map((code) =>
    code.tag === undefined && code.equivalent === undefined && isShown(host.text, code)
      ? { ...code, equivalent: shownPlaceholder(host.text.slice(code.start, code.end)) }
      : code,
  );
  return { inlines: inlinesOf(host, codes, 1) };
}

/** Not markup, nor the mark of an access key. */
function isShown(text: string, { start, end }: FoundCode): boolean {
  return end - start > 1 && !/[<&]/.test(text.charAt(start));
}

/** `%%` and `{{` show one of the characters. */
function shownPlaceholder(code: string): string {
  return /^(?:%%|\{\{|\}\})$/.test(code) ? code.charAt(0) : code;
}

/** The same for a text whose codes are numbered from an id. */
export function inlinesOf(host: HostText, codes: readonly FoundCode[], firstId: number): Inline[] {
  const { text } = host;
  const partners = pairTags(codes);
  const inlines: Inline[] = [];
  let position = 0;
  const takeText = (end: number): void => {
    if (end > position) inlines.push(text.slice(position, end));
  };
  for (const [index, code] of codes.entries()) {
    takeText(code.start);
    const partner = partners.get(index);
    const kind: InlineCode['kind'] = partner === undefined ? 'alone' : partner > index ? 'open' : 'close';
    const id = firstId + (kind === 'close' ? (partner ?? index) : index);
    const equivalent = code.equivalent === undefined ? {} : { equivalent: code.equivalent };
    inlines.push({ kind, id, data: host.source(code.start, code.end), ...equivalent });
    position = code.end;
  }
  takeText(text.length);
  return inlines;
}

/** In order, without overlaps. */
export function findCodes(text: string, own?: RegExp): readonly FoundCode[] {
  const found: FoundCode[] = [];
  if (/[<&]/.test(text)) {
    for (const match of text.matchAll(markup)) found.push(ofMarkup(match));
  }
  if (own !== undefined) {
    for (const { 0: code, index } of text.matchAll(own)) found.push(ofPattern(code, index));
  }
  return withoutOverlaps(found);
}

function ofMarkup({ 0: source, 1: slash, 2: name, 3: empty, index }: RegExpMatchArray): FoundCode {
  const start = index ?? 0;
  const end = start + source.length;
  if (name === undefined) {
    const equivalent = references[source];
    return equivalent === undefined ? { start, end } : { start, end, equivalent };
  }
  const lower = name.toLowerCase();
  const tag = { name: lower, closes: slash === '/', empty: empty === '/' };
  return lower === 'br' ? { start, end, tag, equivalent: '\n' } : { start, end, tag };
}

/** Braces by themselves are the ends of a placeholder whose name is text. */
function ofPattern(code: string, start: number): FoundCode {
  const end = start + code.length;
  if (!/^(?:[$%#]?\{{1,2}|\}{1,2})$/.test(code)) return { start, end };
  const closes = code.startsWith('}');
  return {
    start,
    end,
    tag: { name: closes ? code : code.replace(/^[$%#]/, '').replaceAll('{', '}'), closes, empty: false },
  };
}

/** Open tags among which the partner of a closing one is looked for. */
const deepest = 32;

/** Which tag belongs to which; those without a partner, or across another pair, are in neither direction. */
function pairTags(codes: readonly FoundCode[]): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (const [index, { tag }] of codes.entries()) {
    if (tag === undefined || tag.empty) continue;
    if (!tag.closes) open.push(index);
    else {
      const recent = open.slice(-deepest);
      const depth = recent.findLastIndex((candidate) => codes[candidate]?.tag?.name === tag.name);
      const partner = recent[depth];
      if (partner === undefined) continue;
      open.length -= recent.length - depth;
      partners.set(partner, index);
      partners.set(index, partner);
    }
  }
  return partners;
}
