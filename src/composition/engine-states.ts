import type { QualityEvaluator } from '../contracts/engines/quality-evaluator.ts';
import type { TextRewriter } from '../contracts/engines/text-rewriter.ts';
import type { TextTranslator } from '../contracts/engines/text-translator.ts';
import type { WritingEngine } from '../contracts/engines/writing-engine.ts';
import type { ReadinessReport } from '../http/routes/operations/probes.ts';

type EngineCheck = ReadinessReport['checks'][number];

/** What a server still installs in the background. */
export type Pending = readonly { readonly direction: string; readonly progress?: Bytes; readonly failure?: string }[];

interface Bytes {
  readonly bytes: number;
  readonly total: number | undefined;
}

export interface InstalledEngines {
  readonly translators: readonly TextTranslator[];
  readonly writingEngines: readonly WritingEngine[];
  readonly rewriters: readonly TextRewriter[];
  /** Of translations. */
  readonly evaluators: readonly QualityEvaluator[];
  readonly pulls?: { readonly isUsed: boolean; readonly pending: Pending } | undefined;
}

/** What probes and metrics say about engines. */
export class EngineStates {
  readonly #installed: InstalledEngines;

  constructor(installed: InstalledEngines) {
    this.#installed = installed;
  }

  /** Each engine once, whether it translates, improves texts, evaluates translations or does several of these. */
  check(): readonly EngineCheck[] {
    const { writingEngines, rewriters, evaluators } = this.#installed;
    const checks = [
      ...this.#checkTranslators(),
      ...[...writingEngines, ...rewriters].map((engine) => checkEngine(engine, engine.languages().length > 0)),
      ...evaluators.map((evaluator) => checkEngine(evaluator, true)),
    ];
    return checks.filter(({ name }, index) => checks.findIndex((check) => check.name === name) === index);
  }

  /** One engine that can translate is enough to serve. */
  readiness(closing: boolean): ReadinessReport {
    const server = { name: 'server', ready: !closing, ...(closing ? { reason: 'shutting down' } : {}) };
    const translates = this.#checkTranslators().some(({ ready }) => ready);
    return { ready: !closing && translates, checks: [server, ...this.check(), ...this.#checkPulls()] };
  }

  /** Each by itself. */
  get evaluators(): readonly QualityEvaluator[] {
    return this.#installed.evaluators;
  }

  /** What is still to be installed. */
  get pulls(): Pending {
    return this.#installed.pulls?.pending ?? [];
  }

  /** The server serves what is there while models arrive, so this check never makes it unready. */
  #checkPulls(): readonly EngineCheck[] {
    const { pulls } = this.#installed;
    if (pulls?.isUsed !== true) return [];
    const reason = pulls.pending.map(describePull).join('; ');
    return [reason === '' ? { name: 'models', ready: true } : { name: 'models', ready: false, reason }];
  }

  #checkTranslators(): readonly EngineCheck[] {
    return this.#installed.translators.map((engine) => checkEngine(engine, engine.pairs().length > 0));
  }
}

function checkEngine(engine: Pick<TextTranslator, 'id' | 'health'>, serves: boolean): EngineCheck {
  const health = engine.health();
  if (health.state !== 'ready') return { name: engine.id, ready: false, reason: health.reason };
  return serves
    ? { name: engine.id, ready: true }
    : { name: engine.id, ready: false, reason: 'no language pair or dictionary is installed' };
}

function describePull({ direction, progress, failure }: Pending[number]): string {
  if (failure !== undefined) return `${direction}: the last pull failed: ${failure}`;
  if (progress === undefined) return `${direction} is waiting to be pulled`;
  const { bytes, total } = progress;
  return `${direction} is being pulled: ${megabytes(bytes)}${total === undefined ? '' : ` of ${megabytes(total)}`}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
