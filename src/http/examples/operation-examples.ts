import administration from './administration.json' with { type: 'json' };
import agent from './agent.json' with { type: 'json' };
import console from './console.json' with { type: 'json' };
import documents from './documents.json' with { type: 'json' };
import glossaries from './glossaries.json' with { type: 'json' };
import languages from './languages.json' with { type: 'json' };
import operation from './operation.json' with { type: 'json' };
import quality from './quality.json' with { type: 'json' };
import spokenTerms from './spoken-terms.json' with { type: 'json' };
import styleRules from './style-rules.json' with { type: 'json' };
import translation from './translation.json' with { type: 'json' };
import translationMemories from './translation-memories.json' with { type: 'json' };
import voice from './voice.json' with { type: 'json' };
import writing from './writing.json' with { type: 'json' };

/**
 * A request that succeeds where the resources that it names exist, with its answer. The API page fills its forms with
 * it, so it has only what is needed or shows what an operation is for.
 */
export interface OperationExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  /** Fields of a multipart form beside its file. */
  readonly form?: Readonly<Record<string, string>>;
  /** The whole body, where it is a file. */
  readonly file?: string;
  /** Left out where the answer is a file, or nothing. */
  readonly response?: unknown;
}

/** By the id of the operation. Every operation has one. */
export const operationExamples: Readonly<Record<string, OperationExample>> = {
  ...translation,
  ...documents,
  ...quality,
  ...writing,
  ...glossaries,
  ...styleRules,
  ...spokenTerms,
  ...voice,
  ...agent,
  ...translationMemories,
  ...languages,
  ...administration,
  ...console,
  ...operation,
};
