import type { UsageMeter } from '../features/usage/usage-meter.ts';
import { AccountWriting } from '../features/writing/account-writing.ts';
import { InflectionTables } from '../features/writing/inflection/inflection-tables.ts';
import { TextImprovement } from '../features/writing/text-improvement.ts';
import type { Operation } from '../http/operation.ts';
import { writingOperations } from '../http/routes/writing/writing-operations.ts';
import type { Engines } from './engines.ts';
import type { Foundation } from './foundation.ts';

interface WritingParts extends Pick<Engines, 'writingEngines' | 'rewriters' | 'attemptMilliseconds' | 'morphology'> {
  readonly meter: UsageMeter;
}

/** Corrections, styles and tones. */
export function composeWriting(
  {
    config,
    clock,
    events,
    textWork,
    detector,
  }: Pick<Foundation, 'config' | 'clock' | 'events' | 'textWork' | 'detector'>,
  { writingEngines, rewriters, attemptMilliseconds, morphology, meter }: WritingParts,
): { readonly improvement: TextImprovement; readonly operations: readonly Operation[] } {
  const improvement = new TextImprovement({
    writingEngines,
    rewriters,
    detector,
    textWork,
    inflections: new InflectionTables(morphology),
    events,
    attemptMilliseconds,
    clock,
  });
  return { improvement, operations: writingOperations(new AccountWriting({ improvement, meter }), config) };
}
