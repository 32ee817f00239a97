import type { UsageMeter } from '../features/usage/usage-meter.ts';
import { AccountWriting } from '../features/writing/account-writing.ts';
import { TextImprovement } from '../features/writing/text-improvement.ts';
import type { Operation } from '../http/operation.ts';
import { writingOperations } from '../http/routes/writing/writing-operations.ts';
import type { Engines } from './engines.ts';
import type { Foundation } from './foundation.ts';

interface WritingParts extends Pick<Engines, 'writingEngines' | 'attemptMilliseconds'> {
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
  { writingEngines, attemptMilliseconds, meter }: WritingParts,
): readonly Operation[] {
  const improvement = new TextImprovement({
    writingEngines,
    detector,
    textWork,
    events,
    attemptMilliseconds,
    clock,
  });
  return writingOperations(new AccountWriting({ improvement, meter }), config);
}
