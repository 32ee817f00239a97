import type { TextTranslator } from '../contracts/engines/text-translator.ts';
import type { WritingEngine } from '../contracts/engines/writing-engine.ts';
import type { ReadinessReport } from '../http/routes/operations/probes.ts';

type EngineCheck = ReadinessReport['checks'][number];

/** What a server still installs in the background. */
type Pending = readonly { readonly direction: string; readonly progress?: Bytes; readonly failure?: string }[];

interface Bytes {
  readonly bytes: number;
  readonly total: number | undefined;
}

/** What probes and metrics say about engines. */
export class EngineStates {
  readonly #translators: readonly TextTranslator[];
  readonly #writingEngines: readonly WritingEngine[];
  readonly #pulls: { readonly pending: Pending } | undefined;

  constructor(
    translators: readonly TextTranslator[],
    writingEngines: readonly WritingEngine[],
    pulls?: { readonly pending: Pending },
  ) {
    this.#translators = translators;
    this.#writingEngines = writingEngines;
    this.#pulls = pulls;
  }

  /** Each engine once, whether it translates, improves texts or does both. */
  check(): readonly EngineCheck[] {
    const translators = this.#checkTranslators();
    const others = this.#writingEngines.filter(({ id }) => translators.every(({ name }) => name !== id));
    return [...translators, ...others.map((engine) => checkEngine(engine, engine.languages().length > 0))];
  }

  /** One engine that can translate is enough to serve. */
  readiness(closing: boolean): ReadinessReport {
    const server = { name: 'server', ready: !closing, ...(closing ? { reason: 'shutting down' } : {}) };
    const translates = this.#checkTranslators().some(({ ready }) => ready);
    return { ready: !closing && translates, checks: [server, ...this.check(), ...this.#checkPulls()] };
  }

  /** The server serves what is there while models arrive, so this check never makes it unready. */
  #checkPulls(): readonly EngineCheck[] {
    if (this.#pulls === undefined) return [];
    const reason = this.#pulls.pending.map(describePull).join('; ');
    return [reason === '' ? { name: 'models', ready: true } : { name: 'models', ready: false, reason }];
  }

  #checkTranslators(): readonly EngineCheck[] {
    return this.#translators.map((engine) => checkEngine(engine, engine.pairs().length > 0));
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
