import type { TextTranslator } from '../contracts/engines/text-translator.ts';
import type { WritingEngine } from '../contracts/engines/writing-engine.ts';
import type { ReadinessReport } from '../http/routes/operations/probes.ts';

type EngineCheck = ReadinessReport['checks'][number];

/** What probes and metrics say about engines. */
export class EngineStates {
  readonly #translators: readonly TextTranslator[];
  readonly #writingEngines: readonly WritingEngine[];

  constructor(translators: readonly TextTranslator[], writingEngines: readonly WritingEngine[]) {
    this.#translators = translators;
    this.#writingEngines = writingEngines;
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
    return { ready: !closing && translates, checks: [server, ...this.check()] };
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
    : { name: engine.id, ready: false, reason: 'nothing for any language is installed' };
}
