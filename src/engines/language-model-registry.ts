import type { LanguageModel } from '../contracts/engines/language-model.ts';
import type { EngineMaking } from './engine-making.ts';

/** The model of the first server of the settings; undefined where they have none. */
export async function createLanguageModel({
  settings: { engines, llmEndpoints },
  ...making
}: EngineMaking): Promise<LanguageModel | undefined> {
  const [server] = llmEndpoints;
  if (server === undefined || (engines !== 'found' && !engines.includes('llm'))) return undefined;
  const [{ EndpointLanguageModel }, { llmEngineOptions }] = await Promise.all([
    import('./llm/endpoint-language-model.ts'),
    import('./llm/llm-engine-options.ts'),
  ]);
  return new EndpointLanguageModel(llmEngineOptions(server, making));
}
