import type {
  SpeechSynthesizer,
  SynthesisCapabilities,
  SynthesisRequest,
  SynthesizedSpeech,
} from '../../contracts/engines/speech-synthesizer.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { baseLanguage } from '../../language/codes.ts';

/** An engine, with its code for the language: engines that do not distinguish variants have the base language. */
interface Route {
  readonly engine: SpeechSynthesizer;
  readonly code: string;
}

/**
 * Several synthesizers as one. The first that speaks the language does; where it fails before its first samples, the next
 * speaks, but never one outside this network for one inside. Engines that fail at the moment come last.
 */
export class RoutedSynthesizer implements SpeechSynthesizer {
  readonly id = 'speech';
  /** The best first. */
  readonly engines: readonly SpeechSynthesizer[];
  #languages: readonly string[] = [];

  constructor(engines: readonly SpeechSynthesizer[]) {
    this.engines = engines;
  }

  get version(): string {
    return this.engines.map(({ id, version }) => `${id}-${version}`).join(' ') || 'none';
  }

  languages(): readonly string[] {
    const all = [...new Set(this.engines.flatMap((engine) => engine.languages()))].sort();
    // The same list stays the same object: callers know by it that nothing has changed.
    if (all.join() !== this.#languages.join()) this.#languages = all;
    return this.#languages;
  }

  capabilities(language: string): SynthesisCapabilities {
    const [first] = this.#speaking(language);
    return first?.engine.capabilities(first.code) ?? { genders: [], match: 'none', external: false };
  }

  health(): EngineHealth {
    const states = this.engines.map((engine) => engine.health());
    const best = (['ready', 'failing', 'unavailable'] as const)
      .map((state) => states.find((each) => each.state === state))
      .find((each) => each !== undefined);
    return best ?? { state: 'unavailable', reason: 'no engine that speaks is installed' };
  }

  async started(): Promise<void> {
    await Promise.all(this.engines.map((engine) => engine.started?.()));
  }

  async *synthesize(request: SynthesisRequest, signal: AbortSignal): AsyncGenerator<SynthesizedSpeech> {
    signal.throwIfAborted();
    let failure: unknown = new ServiceError('engine_unavailable', { reason: 'no engine speaks this language.' });
    for (const { engine, code } of this.#routes(request.language)) {
      let begun = false;
      try {
        for await (const speech of engine.synthesize({ ...request, language: code }, signal)) {
          begun = true;
          yield speech;
        }
        return;
      } catch (error) {
        if (begun || signal.aborted || !(error instanceof ServiceError)) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.engines.map((engine) => engine[Symbol.asyncDispose]()));
  }

  #speaking(language: string): readonly Route[] {
    return this.engines.flatMap((engine) => {
      const code = [language, baseLanguage(language)].find((each) => engine.languages().includes(each));
      return code === undefined ? [] : [{ engine, code }];
    });
  }

  #routes(language: string): readonly Route[] {
    const { external } = this.capabilities(language);
    const failing = ({ engine }: Route) => Number(engine.health().state !== 'ready');
    return this.#speaking(language)
      .filter(({ engine, code }) => external || !engine.capabilities(code).external)
      .toSorted((one, other) => failing(one) - failing(other));
  }
}
