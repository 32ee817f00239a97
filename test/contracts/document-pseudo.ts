import type { TextUnit } from '../../src/contracts/documents/document-filter.ts';
import type { Inline, InlineCode, Segment } from '../../src/contracts/segment.ts';
import { findCode } from '../../src/language/code/find-code.ts';
import { findProtectedText } from '../../src/language/protected-text.ts';
import type { TextSpan } from '../../src/language/text-edit.ts';

/*
 * A translation that nobody has to know a language for: other letters, a third longer, codes that move as they do when
 * words swap positions. What engines keep (addresses, placeholders) is kept.
 */
const letters = new Map(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'åƀçđéƒĝħîĵķłmñöþǫřšŧûvŵxýžÅƁÇĐÉƑĜĦÎĴĶŁMÑÖÞǪŘŠŦÛVŴXÝŽ'][index] ?? letter,
  ]),
);

export function pseudoTranslate(unit: TextUnit, options: PseudoOptions): Segment {
  const kept = options.keepCode === true ? keptByServer : findProtectedText;
  const mapped = unit.segment.inlines.map((inline) => (typeof inline === 'string' ? mapLetters(inline, kept) : inline));
  const moved = options.moveCodes ? moveTopLevel(mapped) : mapped;
  return { inlines: lengthen(moved, unit.maximumLength) };
}

interface PseudoOptions {
  readonly moveCodes: boolean;
  /** Code in texts stays, as it does before every engine: a message about ICU messages does not become one. */
  readonly keepCode?: boolean;
}

function keptByServer(text: string): readonly TextSpan[] {
  return [...findProtectedText(text), ...findCode(text, 'en', 'prose')].sort((one, other) => one.start - other.start);
}

function mapLetters(text: string, kept: (text: string) => readonly TextSpan[]): string {
  let mapped = '';
  let position = 0;
  for (const { start, end } of kept(text)) {
    if (start < position) continue;
    mapped += mapPlain(text.slice(position, start)) + text.slice(start, end);
    position = end;
  }
  return mapped + mapPlain(text.slice(position));
}

function mapPlain(text: string): string {
  return text.replaceAll(/[A-Za-z]/g, (letter) => letters.get(letter) ?? letter);
}

/** A third more, put into the text after its first word so that both ends stay what they are. */
function lengthen(inlines: readonly Inline[], maximum = Number.POSITIVE_INFINITY): readonly Inline[] {
  const length = inlines.reduce((sum, inline) => sum + (typeof inline === 'string' ? inline.length : 0), 0);
  const growth = 'ƶƶƶƶ '.repeat(Math.ceil(length / 10)).slice(0, Math.ceil(length / 3));
  const index = inlines.findIndex((inline) => typeof inline === 'string' && /\p{L} \p{L}/u.test(inline));
  if (index === -1 || length + growth.length + 2 > maximum) return inlines;
  return inlines.map((inline, at) =>
    at === index
      ? (inline as string).replace(/(\p{L}) (\p{L})/u, (_, left, right) => `${left} ${growth.trim()} ${right}`)
      : inline,
  );
}

/** The letters that a pseudo-translation was made from, whatever their order: for readers that know nothing of codes. */
export function lettersBefore(text: string): string {
  const plain = text
    .replaceAll(/ ƶ(?:[ƶ ]*ƶ)?(?= )/g, '')
    .replaceAll(/\p{L}/gu, (letter) => originals.get(letter) ?? letter);
  return [...plain].sort().join('');
}

const originals = new Map([...letters].map(([original, letter]) => [letter, original]));

/** Moves the first code or pair at the top level that is between words one word to the left. */
function moveTopLevel(inlines: readonly Inline[]): readonly Inline[] {
  const nodes = topLevel(inlines);
  for (let index = 1; index < nodes.length - 1; index++) {
    const [left, node, right] = [nodes[index - 1], nodes[index], nodes[index + 1]];
    if (typeof left !== 'string' || typeof node === 'string' || typeof right !== 'string') continue;
    const words = /^([\s\S]*\p{L} )(\p{L}+) $/u.exec(left);
    if (words === null || !/^[ ,;]./u.test(right)) continue;
    const replacement = [words[1] ?? '', node ?? [], ` ${words[2]}${right}`];
    return [...nodes.slice(0, index - 1), ...replacement, ...nodes.slice(index + 2)].flat();
  }
  return inlines;
}

/** Text runs as they are, each code or pair with its content as one list. */
function topLevel(inlines: readonly Inline[]): readonly (string | readonly Inline[])[] {
  const nodes: (string | Inline[])[] = [];
  let pair: { readonly id: number; readonly content: Inline[] } | undefined;
  for (const inline of inlines) {
    if (pair !== undefined) {
      pair.content.push(inline);
      if (typeof inline !== 'string' && inline.kind === 'close' && inline.id === pair.id) pair = undefined;
    } else if (typeof inline === 'string') nodes.push(inline);
    else {
      const content: Inline[] = [inline];
      nodes.push(content);
      if (inline.kind === 'open') pair = { id: inline.id, content };
    }
  }
  return nodes;
}

/** Codes and texts, with ids in order of appearance and neighbouring runs joined: what two readings have in common. */
export function canonicalInlines(segment: Segment): readonly (string | Omit<InlineCode, 'id'>)[] {
  const ids = new Map<number, number>();
  const canonical: (string | Omit<InlineCode, 'id'>)[] = [];
  for (const inline of segment.inlines) {
    const last = canonical.at(-1);
    if (typeof inline !== 'string') {
      if (!ids.has(inline.id)) ids.set(inline.id, ids.size + 1);
      canonical.push({ ...inline, id: ids.get(inline.id) } as InlineCode);
    } else if (typeof last === 'string') canonical[canonical.length - 1] = last + inline;
    else if (inline !== '') canonical.push(inline);
  }
  return canonical;
}
