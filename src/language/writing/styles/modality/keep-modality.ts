import { baseLanguage } from '../../../codes.ts';
import type { StyleRewriter, TextEdit } from '../../../style-rules/style-rewriter.ts';
import { writing } from '../../../style-rules/written-texts.ts';
import { findModality, type Modality } from './find-modality.ts';

/** Characters on both sides of an edit in which markers and their negations are looked for. */
const reach = 90;
/** What a tone may add where nothing was said of it: `This is wrong` → `This may not be quite right`. */
const mayBeAdded: readonly string[] = ['possibility', 'ability', 'advice', 'advice against'];

/**
 * Whether a text says of duty, exemption, prohibition, permission, possibility and advice what another one said: each marker of
 * the first but hedges (`perhaps`) has one of the same class in the second, and the second adds no duty, no permission and no prohibition.
 */
export function keepsModality(before: string, after: string, language: string): boolean {
  const said = findModality(before, language);
  const left = [...findModality(after, language)];
  for (const modality of said) {
    if (modality.has('hedge')) continue;
    const index = left.findIndex((other) => [...modality].some((one) => other.has(one)));
    if (index < 0) return false;
    left.splice(index, 1);
  }
  return left.every((modality: Modality) => mayBeAdded.some((one) => modality.has(one)));
}

/** The rewriter without the edits that would change what somebody must, may or can do. */
export function keepingModality(rewrite: StyleRewriter): StyleRewriter {
  return writing((text, context) => {
    const edits = rewrite(text, context);
    const language = baseLanguage(context.language);
    const refused = new Set(
      grouped(edits).flatMap((together) => (changeKeepsModality(text, together, language) ? [] : together)),
    );
    return refused.size === 0 ? edits : edits.filter((edit) => !refused.has(edit));
  }, rewrite.writes);
}

/** Edits that are made together, each list in reading order. */
function grouped(edits: readonly TextEdit[]): readonly (readonly TextEdit[])[] {
  const groups = new Map<number, TextEdit[]>();
  const alone: TextEdit[][] = [];
  for (const edit of edits) {
    const known = edit.group === undefined ? undefined : groups.get(edit.group);
    if (known !== undefined) known.push(edit);
    else if (edit.group === undefined) alone.push([edit]);
    else groups.set(edit.group, [edit]);
  }
  return [...alone, ...groups.values()];
}

function changeKeepsModality(text: string, together: readonly TextEdit[], language: string): boolean {
  const [first, last] = [together[0] as TextEdit, together.at(-1) as TextEdit];
  const start = Math.min(first.start, wordStart(text, first.start - reach));
  const end = Math.max(last.end, wordEnd(text, last.end + reach));
  let after = '';
  let position = start;
  for (const { start: from, end: to, text: written } of together) {
    after += text.slice(position, from) + written;
    position = to;
  }
  return keepsModality(text.slice(start, end), after + text.slice(position, end), language);
}

function wordStart(text: string, position: number): number {
  if (position <= 0) return 0;
  const space = text.indexOf(' ', position);
  return space < 0 ? position : space;
}

function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const space = text.lastIndexOf(' ', position);
  return space <= 0 ? position : space;
}
