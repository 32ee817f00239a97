import type { RewritingBatch, RewrittenTexts, TextRewriter } from '../../contracts/engines/text-rewriter.ts';
import type { EngineHealth } from '../../contracts/engines/text-translator.ts';
import type { ImprovementWarning, StyleOrTone } from '../../contracts/engines/writing-engine.ts';
import { applyStyles, sizeOf } from '../../language/tasks/writing/writing-tasks.ts';
import { stylesOf } from '../../language/writing/styles/styled-languages.ts';
import { inlineSession } from '../../threads/inline-text-work.ts';
import { EngineCalls, stoppedReason } from '../shared/engine-calls.ts';

/** Languages with rules, in the codes that the interface has for them. */
const languages: readonly string[] = ['de', 'de-CH', 'en-GB', 'en-US', 'es', 'fr', 'it', 'pt-BR', 'pt-PT'];

const threatKept: ImprovementWarning = {
  code: 'threat_not_softened',
  message: 'A text threatens with a consequence, which the tone left as it was.',
};

/**
 * The rules of the house that write corrected texts differently: styles and tones, and set phrases in fewer words. They need
 * nothing installed; forms of words come from the inflection table of the batch.
 */
export class RulesEngine implements TextRewriter {
  readonly id = 'rules';
  readonly #calls = new EngineCalls();

  languages(): readonly string[] {
    return languages;
  }

  styles(language: string): readonly StyleOrTone[] {
    return stylesOf(language);
  }

  health(): EngineHealth {
    return this.#calls.stopped ? { state: 'unavailable', reason: stoppedReason } : { state: 'ready' };
  }

  rewrite(batch: RewritingBatch, signal: AbortSignal): Promise<RewrittenTexts> {
    const { texts, language, style, inflection } = batch;
    return this.#calls.runWithSignal({ signal }, async (call) => {
      const work = batch.work ?? inlineSession(call);
      const written = await work.run(applyStyles, { texts, language, style, inflection }, sizeOf(texts));
      return { texts: written.texts, warnings: written.threatens ? [threatKept] : [] };
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#calls.stop();
  }
}
