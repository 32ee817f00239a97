import { availableParallelism } from 'node:os';
import type { RoutedOutcome, TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { Segment } from '../../contracts/segment.ts';
import type { InterfacePhrases } from '../../contracts/stores/interface-phrases.ts';
import type { CodeKeeping } from '../../language/code/find-code.ts';
import { cutLongSegment } from '../../language/segmentation/cut-long-segment.ts';
import { segmentSize } from '../../language/segmentation/segment-size.ts';
import { segmentSource } from '../../language/segments.ts';
import type { TermMatcher } from '../../language/terminology/term-matcher.ts';
import { termMissed } from '../../language/terminology/term-missed.ts';
import { askEngines } from './ask-engines.ts';
import { askPhrases, phrasesName } from './ask-phrases.ts';
import { findSegmentTerms } from './find-segment-terms.ts';
import { groupBySize } from './group-by-size.ts';
import { mapInOrder } from './map-in-order.ts';
import { askMemory } from './memory-matches.ts';
import type { MemoryWork } from './repair-words.ts';
import type { StyleRewriting } from './resources/request-resources.ts';
import { type Trace, traceChange } from './trace.ts';

/*
 *   segments ──► groups ─┬─► memory ──► match ──────────────────────────────────────────────────┬─► segments
 *                        │     └─ none ─► phrase of interfaces ─────────────────────────────────┤
 *                        │     └─ none ─► terms found ─► code masked ─► routes, engines, terms kept ─► typography ─► unmasked ─► finish ─► style rules
 *                        └─► the next group, in another turn of the event loop
 */

/** Its morphology also finds other forms of terms; without it, letters decide. */
export interface SegmentWork extends MemoryWork {
  readonly glossaries: readonly TermMatcher[];
  readonly style?: StyleRewriting | undefined;
  /** For short texts of interfaces that neither a memory nor a glossary has. */
  readonly phrases?: Pick<InterfacePhrases, 'find'> | undefined;
  /** Whether code is kept from engines, and what counts as code; undefined keeps none. */
  readonly keepCode?: CodeKeeping | undefined;
  /** What the request wants done to the text of an engine, before style rules. */
  readonly finish?: (source: Segment, translated: Segment) => Segment;
  readonly trace?: Trace | undefined;
}

/** What is named instead of an engine for what was stored. */
const memoryName = 'translation_memory';

/** Segments that are looked at in one turn of the event loop: by size (`segmentSize`) and by number. */
const groupLimits = { size: 8_000, items: 200 };

/** Size of what an engine gets as one segment; language models have a long context. */
const longest = { classic: 5_000, next_gen: 20_000 } as const;

/**
 * Translates segments of one direction with everything an account stored for it. What the memory has is taken as it was
 * stored: neither glossaries nor style rules change what somebody has approved. Many segments are translated in groups,
 * and a segment that is too long for an engine in pieces.
 */
export async function translateSegments(
  router: TranslationRouter,
  work: SegmentWork,
  signal: AbortSignal,
): Promise<RoutedOutcome> {
  const { segments } = work.batch;
  const limit = longest[work.plan.route.tier];
  const cuts = segments.map((segment) => cutLongSegment(segment, limit));
  const groups = [
    ...groupBySize(
      cuts.flatMap(({ pieces }) => pieces),
      segmentSize,
      groupLimits,
    ),
  ];
  const [only] = groups;
  if (groups.length <= 1 && cuts.every(({ pieces }) => pieces.length === 1))
    return translateGroup(router, withSegments(work, only ?? []), signal);
  const outcomes: RoutedOutcome[] = [];
  const translate = async (group: readonly Segment[], groupSignal: AbortSignal): Promise<RoutedOutcome> => {
    await new Promise(setImmediate);
    groupSignal.throwIfAborted();
    return translateGroup(router, withSegments(work, group), groupSignal);
  };
  for await (const outcome of mapInOrder(groups, groupsAtOnce(), signal, translate)) outcomes.push(outcome);
  const translated = outcomes.flatMap((outcome) => outcome.segments).values();
  return {
    segments: cuts.map(({ pieces, join }) => join(pieces.map((piece) => translated.next().value ?? piece))),
    warnings: outcomes.flatMap(({ warnings }) => warnings),
    engines: [...new Set(outcomes.flatMap(({ engines }) => engines))],
    tier: outcomes[0]?.tier ?? work.plan.route.tier,
  };
}

/** Engines work at some while others are made ready and finished. */
export function groupsAtOnce(): number {
  return 2 * availableParallelism();
}

function withSegments(work: SegmentWork, segments: readonly Segment[]): SegmentWork {
  return { ...work, batch: { ...work.batch, segments } };
}

async function translateGroup(
  router: TranslationRouter,
  work: SegmentWork,
  signal: AbortSignal,
): Promise<RoutedOutcome> {
  const { plan, batch, style, keepCode, trace, finish = (_source, translated) => translated } = work;
  const { segments } = batch;
  if (trace !== undefined) for (const segment of segments) trace(segment, 'segment', segmentSource(segment));
  const { targets: stored, examples, warnings: unfit } = await askMemory(router, work, signal);
  const phrases = await askPhrases(work, stored, signal);
  const targets = phrases === undefined ? stored : segments.map((_segment, index) => stored?.[index] ?? phrases[index]);
  const asked = targets === undefined ? segments : segments.filter((_segment, index) => targets[index] === undefined);
  const options = examples.length === 0 ? batch.options : { ...batch.options, examples };
  if (trace !== undefined)
    for (const [index, segment] of segments.entries()) {
      const known = targets?.[index];
      const layer = stored?.[index] === undefined ? 'interface phrases' : 'translation memory';
      if (known !== undefined) trace(segment, layer, segmentSource(known));
    }
  const { source, target, urgency } = batch;
  const search = { source, target, segments: asked, glossaries: work.glossaries, morphology: work.morphology, urgency };
  const { terms, missed } = await findSegmentTerms(search, signal);
  const outcome: RoutedOutcome =
    asked.length === 0 && segments.length > 0
      ? { segments: [], warnings: [], engines: [], tier: plan.route.tier }
      : await askEngines(
          router,
          { requests: plan.requests, batch: { ...batch, options }, asked, terms, keepCode, trace },
          signal,
        );
  const warnings = [...unfit, ...(missed ? [termMissed] : []), ...outcome.warnings];
  const texts = outcome.segments.map((translated, index) => {
    const source = asked[index] ?? translated;
    const text = finish(source, translated);
    traceChange(trace, source, 'formatting', translated, text);
    return text;
  });
  const finished = style === undefined || texts.length === 0 ? texts : await style.rewrite(texts, terms ?? []);
  for (const [index, text] of texts.entries())
    traceChange(trace, asked[index], 'style rules', text, finished[index] ?? text);
  if (targets === undefined) return { ...outcome, segments: finished, warnings };
  const rest = finished.values();
  return {
    ...outcome,
    segments: targets.map((known, index) => known ?? rest.next().value ?? (segments[index] as Segment)),
    warnings,
    engines: [
      ...(stored?.some((known) => known !== undefined) ? [memoryName] : []),
      ...(phrases === undefined ? [] : [phrasesName]),
      ...outcome.engines,
    ],
  };
}
