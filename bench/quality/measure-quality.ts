import type { LanguagePair } from '../../src/contracts/language-pair.ts';
import { createBleu } from './metrics/bleu.ts';
import { createChrf } from './metrics/chrf.ts';
import { splitWords } from './metrics/n-grams.ts';
import type { TokenizerName } from './metrics/tokenizers.ts';
import type { QualityReport } from './report/quality-page.ts';
import { worstSegments } from './report/worst-segments.ts';
import { type Resampling, scoreSystems } from './score-systems.ts';
import { runSystem, type SystemOutput } from './systems/run-system.ts';
import type { SystemUnderTest } from './systems/system-under-test.ts';
import type { TestSet } from './test-set/test-set.ts';

export interface QualityPlan extends LanguagePair {
  readonly testSet: TestSet;
  readonly systems: readonly SystemUnderTest[];
  readonly tokenizer: TokenizerName;
  readonly lowercase: boolean;
  readonly resampling: Resampling;
  /** How many segments to list for each system. */
  readonly worst: number;
}

/** Runs one system after the other, then scores them beside the stored outputs. One that fails stops no other. */
export async function measureQuality(
  plan: QualityPlan,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<QualityReport> {
  const { testSet, source, target, lowercase, tokenizer, resampling } = plan;
  const sources = testSet.segments.map((segment) => segment.source);
  const ran: SystemOutput[] = [];
  const failures: { name: string; reason: string }[] = [];
  for (const system of plan.systems) {
    say(`${system.name}: ${sources.length} segments`);
    try {
      ran.push(await runSystem(system, sources, signal));
    } catch (error) {
      signal.throwIfAborted();
      failures.push({ name: system.name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  const stored = testSet.systems.map((name) => ({
    name,
    translations: testSet.segments.map(({ outputs }) => outputs[name] ?? ''),
  }));
  const chrf = createChrf({ lowercase });
  const metrics = [chrf, createChrf({ lowercase, wordOrder: 2 }), createBleu({ lowercase, tokenizer })];
  say('Scores');
  const outputs = [...ran, ...stored];
  const counts = new Set(testSet.segments.map(({ references }) => references.length));
  const references = counts.size === 1 ? [...counts][0] : undefined;
  return {
    testSet: testSet.name,
    source,
    target,
    segments: sources.length,
    sourceWords: sources.reduce((sum, text) => sum + splitWords(text).length, 0),
    resampling,
    signatures: Object.fromEntries(metrics.map((metric) => [metric.name, metric.signature(references)])),
    systems: scoreSystems(testSet, outputs, metrics, resampling),
    failures,
    worst:
      plan.worst === 0
        ? []
        : (ran.length > 0 ? ran : stored).map((output) => ({
            name: output.name,
            segments: worstSegments(chrf, testSet.segments, output, plan.worst),
          })),
  };
}
