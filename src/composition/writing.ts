import type { UsageMeter } from '../features/usage/usage-meter.ts';
import { AccountWriting } from '../features/writing/account-writing.ts';
import { TextImprovement } from '../features/writing/text-improvement.ts';
import type { Operation } from '../http/operation.ts';
import { writingOperations } from '../http/routes/writing/writing-operations.ts';
import type { LanguageDetector } from '../language/detection/language-detector.ts';
import type { Engines } from './engines.ts';
import type { Foundation } from './foundation.ts';

interface WritingParts extends Pick<Engines, 'writingEngines' | 'attemptMilliseconds'> {
  readonly meter: UsageMeter;
  readonly detector: LanguageDetector;
}

/** Corrections, styles and tones. */
export function composeWriting(
  { config, events }: Pick<Foundation, 'config' | 'events'>,
  { writingEngines, attemptMilliseconds, meter, detector }: WritingParts,
): readonly Operation[] {
  const improvement = new TextImprovement({ writingEngines, detector, events, attemptMilliseconds });
  return writingOperations(new AccountWriting({ improvement, meter }), config);
}
