import { hash } from 'node:crypto';
import type { Inline, InlineCode, Segment } from '../../contracts/segment.ts';
import type { MemoryTarget, MemoryUnit } from '../../contracts/stores/translation-memories.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { textSegment } from '../../language/segments.ts';
import { writtenText } from '../../language/translation-memory/written-text.ts';
import { placeCodes } from './place-codes.ts';
import { readLanguage, refusal, refuseUnusable } from './units-of-segments.ts';

/** What clients send for a unit. */
export interface GivenUnit {
  /** Written text; default as it is. */
  readonly source?: string | undefined;
  /** All translations; default as they are. */
  readonly targets?: readonly { readonly language: string; readonly text: string }[] | undefined;
}

/** More of them are not looked for in a text. */
const mostCodes = 100;

/** Characters of all codes of a segment. */
const longestCodes = 20_000;

/** Another one for each content. */
export function unitVersion({ source, targets }: MemoryUnit): string {
  return hash('sha256', JSON.stringify([source, targets]), 'hex').slice(0, 16);
}

/**
 * The unit as it is to be; `parameter` names it in refusals. Inline codes are found again by their data. Yields at each text, so that
 * others can run: a unit may have a thousand long ones.
 */
export function* changedUnit(
  before: MemoryUnit,
  given: GivenUnit,
  { sourceLanguage, parameter }: { readonly sourceLanguage: string; readonly parameter: string },
): Generator<void, MemoryUnit> {
  const source =
    given.source === undefined
      ? before.source
      : yield* readWritten(`${parameter}.source_text`, given.source, [before.source]);
  if (given.targets === undefined) return { source, targets: before.targets };
  const left = [...before.targets];
  const targets: MemoryTarget[] = [];
  for (const [index, { language: code, text }] of given.targets.entries()) {
    yield;
    const path = `${parameter}.targets[${index}]`;
    const language = readLanguage(`${path}.target_language`, code);
    if (language === sourceLanguage)
      throw refusal(`${path}.target_language`, `it is '${code}', like the source language.`);
    const at = left.findIndex((target) => target.language === language);
    const known = at < 0 ? [] : left.splice(at, 1).map(({ segment }) => segment);
    targets.push({ language, segment: yield* readWritten(`${path}.target_text`, text, [...known, source]) });
  }
  return { source, targets };
}

/** A new unit, which has no codes. */
export function* addedUnit(
  { source, targets, parameter }: GivenUnit & { readonly parameter: string },
  { sourceLanguage }: { readonly sourceLanguage: string },
): Generator<void, MemoryUnit> {
  const without = (name: string): ServiceError =>
    new ServiceError('missing_parameter', { parameter: `${parameter}.${name}` });
  if (source === undefined) throw without('source_text');
  if (targets === undefined) throw without('targets');
  refuseUnusable(`${parameter}.source_text`, source);
  const unit = { source: textSegment(source), targets: [] };
  return yield* changedUnit(unit, { targets }, { sourceLanguage, parameter });
}

/** A text with the codes that its earlier version has, and further ones of the source, where their data is in it. */
function* readWritten(parameter: string, text: string, known: readonly Segment[]): Generator<void, Segment> {
  const [before] = known;
  if (before !== undefined && writtenText(before) === text) return before;
  refuseUnusable(parameter, text);
  const codes = codesOf(known);
  if (codes.length === 0) return textSegment(text);
  if (codes.length > mostCodes) throw refusal(parameter, `the segment has more than ${mostCodes} inline codes.`);
  if (codes.reduce((length, { data }) => length + data.length, 0) > longestCodes)
    throw refusal(parameter, `the inline codes of the segment have more than ${longestCodes} characters.`);
  if (codes.some(({ data }) => data === ''))
    throw refusal(parameter, 'the segment has inline codes without a text, which have no place in a changed one.');
  const inlines = yield* placeCodes(text, codes);
  const broken = unpaired(inlines);
  if (broken !== undefined) throw refusal(parameter, `the inline code '${broken.data}' needs its other half.`);
  return { inlines };
}

function codesOf(segments: readonly Segment[]): readonly InlineCode[] {
  const codes = new Map<string, InlineCode>();
  for (const { inlines } of segments)
    for (const inline of inlines)
      if (typeof inline !== 'string' && !codes.has(`${inline.kind} ${inline.id}`))
        codes.set(`${inline.kind} ${inline.id}`, inline);
  return [...codes.values()];
}

/** A code that is not nested within its pair. */
function unpaired(inlines: readonly Inline[]): InlineCode | undefined {
  const open: InlineCode[] = [];
  for (const inline of inlines) {
    if (typeof inline === 'string' || inline.kind === 'alone') continue;
    if (inline.kind === 'open') open.push(inline);
    else if (open.pop()?.id !== inline.id) return inline;
  }
  return open[0];
}
