import type { TextTranslator } from '../../contracts/engines/text-translator.ts';
import type { TranslationRouter } from '../../contracts/engines/translation-router.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { baseLanguage } from '../../language/codes.ts';
import { textSegment } from '../../language/segments.ts';
import type { DoctorReport, EngineReport, TrialOutcome, TrialReport } from './doctor-report.ts';
import { TimeOver } from './limit-by-load.ts';

/** An engine that can show more about its installation than the contract asks for. */
interface DescribesItself {
  describe(): Pick<EngineReport, 'skipped' | 'missingPrograms'> & Partial<Pick<EngineReport, 'lexicons'>>;
}

/** `tried`: somebody else knows that it works. */
export async function inspectEngine(
  engine: TextTranslator,
  tried: boolean,
  signal: AbortSignal,
): Promise<EngineReport> {
  await Promise.race([engine.started?.(), ended(signal)]);
  const health = engine.health();
  const directions = engine.pairs();
  const trialPair = health.state === 'ready' && !tried ? chooseTrial(directions) : undefined;
  const { skipped = [], missingPrograms = [], lexicons = [] } = describesItself(engine) ? engine.describe() : {};
  return {
    id: engine.id,
    tier: engine.tier,
    ...health,
    directions,
    ...(trialPair === undefined ? {} : { trial: await tryPair(engine, trialPair, signal) }),
    skipped,
    missingPrograms,
    lexicons,
  };
}

/** An LLM server may take minutes to load its model; then its health says that it has not been checked. */
export function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function describesItself(engine: object): engine is DescribesItself {
  return 'describe' in engine && typeof engine.describe === 'function';
}

/** The pair most people would try, else any. */
function chooseTrial(directions: readonly LanguagePair[]): LanguagePair | undefined {
  return directions.find(({ source, target }) => source === 'en' && target === 'es') ?? directions[0];
}

async function tryPair(
  engine: TextTranslator,
  { source, target }: LanguagePair,
  signal: AbortSignal,
): Promise<TrialReport> {
  const start = performance.now();
  try {
    await engine.translate(
      { source, target, segments: [textSegment('1 a')], options: { formality: 'default' } },
      signal,
    );
    return { source, target, milliseconds: Math.round(performance.now() - start) };
  } catch (error) {
    return { source, target, ...badOutcome(error, signal) };
  }
}

/** What a trial rejected with: late, or wrong? */
export function badOutcome(error: unknown, signal: AbortSignal): TrialOutcome {
  const { reason } = signal;
  return reason instanceof TimeOver ? { late: reason.message } : { failure: describeFailure(error) };
}

/** The whole chain of causes: anyone who runs this is the operator. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${describeFailure(error.cause)}`;
}

/** How many pairs of languages can be served, directly and with a third language in between. */
export function countReach(router: TranslationRouter): DoctorReport['reach'] {
  const { sources, targets } = router.reachable();
  const bases = targets.filter((target) => target === baseLanguage(target));
  let direct = 0;
  let throughThirdLanguage = 0;
  for (const source of sources)
    for (const target of bases) {
      const hops = source === target ? 0 : (router.find({ source, target })?.hops.length ?? 0);
      if (hops === 1) direct++;
      else if (hops > 1) throughThirdLanguage++;
    }
  return { sources: sources.length, targets: bases.length, direct, throughThirdLanguage };
}
