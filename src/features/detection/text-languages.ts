import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { TextWork } from '../../contracts/text-work.ts';
import { type Detection, isCertain, servedLanguage } from '../../language/detection/detection.ts';
import type { TextDetector } from '../../language/tasks/text-detector.ts';

/** `facts.md`, Language detection. */
export type DetectionStatus = 'success' | 'insufficient_confidence' | 'unsupported_language' | 'no_language_detected';

export const detectionStatuses: readonly DetectionStatus[] = [
  'success',
  'insufficient_confidence',
  'unsupported_language',
  'no_language_detected',
];

export interface DetectedLanguage {
  /** Base language; undefined where there is none. */
  readonly language: string | undefined;
  readonly status: DetectionStatus;
}

interface Dependencies {
  readonly router: Pick<TranslationRouter, 'reachable'>;
  readonly detector: TextDetector;
  readonly textWork: TextWork;
}

/** Languages of texts. Engines have a say in one thing only: whether a certain language can be translated from. */
export class TextLanguages {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** One for each text, in their order. */
  async detect(
    texts: readonly string[],
    owner: { readonly accountId?: string; readonly signal: AbortSignal },
  ): Promise<readonly DetectedLanguage[]> {
    const { router, detector, textWork } = this.#dependencies;
    const detected = await detector.detect({ texts }, textWork.open(owner));
    const sources = new Set(router.reachable().sources);
    return detected.map((detection) => ({ language: detection.language, status: statusOf(detection, sources) }));
  }
}

function statusOf(detection: Detection, sources: ReadonlySet<string>): DetectionStatus {
  if (detection.language === undefined) return 'no_language_detected';
  if (!isCertain(detection)) return 'insufficient_confidence';
  return servedLanguage(detection, sources).kind === 'served' ? 'success' : 'unsupported_language';
}
