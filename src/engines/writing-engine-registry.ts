import type { EngineSettings } from '../contracts/engines/engine-settings.ts';
import type { WritingEngine } from '../contracts/engines/writing-engine.ts';
import type { Morphology } from '../contracts/language/morphology.ts';
import { type EngineEvents, type EngineMaking, type EngineSecrets, silentEngineEvents } from './engine-making.ts';
import { SharedEndpoints } from './llm/endpoint/shared-endpoints.ts';

interface WritingEngineEntry {
  readonly id: string;
  /** None where the settings ask for none; several where there are several servers of a kind. */
  create(making: EngineMaking): Promise<readonly WritingEngine[]>;
}

/** Every engine that improves texts, best first; modules are loaded with the engine. */
const entries: readonly WritingEngineEntry[] = [
  {
    id: 'llm',
    async create({ settings: { llmEndpoints }, ...making }) {
      if (llmEndpoints.length === 0) return [];
      const [{ LlmWritingEngine }, { llmEngineOptions }] = await Promise.all([
        import('./llm/llm-writing-engine.ts'),
        import('./llm/llm-engine-options.ts'),
      ]);
      return llmEndpoints.map((server) => new LlmWritingEngine(llmEngineOptions(server, making)));
    },
  },
  {
    id: 'languagetool',
    async create({ settings: { languageToolUrl: url, answerMilliseconds: timeLimit }, events }) {
      if (url === undefined) return [];
      const { LanguageToolWritingEngine } = await import('./languagetool/languagetool-writing-engine.ts');
      const onIncident = (incident: { kind: string; detail: string }) =>
        events.engineIncident({ engine: 'languagetool', ...incident });
      return [new LanguageToolWritingEngine({ url, timeLimit, onIncident })];
    },
  },
  {
    id: 'harper',
    async create({
      settings: { answerMilliseconds: timeLimit, harperIdleMilliseconds: idleTime, hunspellDir: folder },
      events,
      morphology,
    }) {
      const [{ HarperWritingEngine }, { EnglishWords }, { installedFiles }] = await Promise.all([
        import('./harper/harper-writing-engine.ts'),
        import('./hunspell/english-words.ts'),
        import('./pocketsphinx/installation.ts'),
      ]);
      const onIncident = (incident: { kind: string; detail: string }) =>
        events.engineIncident({ engine: 'harper', ...incident });
      const dictionary = new EnglishWords({ folder, timeLimit, onIncident });
      const contextModel = installedFiles.languageModel;
      return [new HarperWritingEngine({ idleTime, timeLimit, morphology, dictionary, contextModel, onIncident })];
    },
  },
  {
    id: 'grammalecte',
    async create({
      settings: { hunspellDir: folder, answerMilliseconds: timeLimit, grammalecteIdleMilliseconds: idleTime },
      events,
      morphology,
    }) {
      const [{ GrammalecteWritingEngine }, { HunspellWritingEngine }] = await Promise.all([
        import('./grammalecte/grammalecte-writing-engine.ts'),
        import('./hunspell/hunspell-writing-engine.ts'),
      ]);
      const onIncident = (incident: { kind: string; detail: string }) =>
        events.engineIncident({ engine: 'grammalecte', ...incident });
      const corrector = new HunspellWritingEngine({ folder, timeLimit, morphology, onIncident });
      return [new GrammalecteWritingEngine({ corrector, idleTime, timeLimit, onIncident })];
    },
  },
  {
    id: 'agreement',
    async create({ settings: { hunspellDir: folder, answerMilliseconds: timeLimit }, events, morphology }) {
      const [{ AgreementWritingEngine }, { HunspellWritingEngine }] = await Promise.all([
        import('./agreement/agreement-writing-engine.ts'),
        import('./hunspell/hunspell-writing-engine.ts'),
      ]);
      const onIncident = (incident: { kind: string; detail: string }) =>
        events.engineIncident({ engine: 'agreement', ...incident });
      const corrector = new HunspellWritingEngine({ folder, timeLimit, morphology, onIncident });
      return [new AgreementWritingEngine({ corrector, morphology })];
    },
  },
  {
    id: 'hunspell',
    async create({ settings: { hunspellDir: folder, answerMilliseconds: timeLimit }, events, morphology }) {
      const { HunspellWritingEngine } = await import('./hunspell/hunspell-writing-engine.ts');
      const onIncident = (incident: { kind: string; detail: string }) =>
        events.engineIncident({ engine: 'hunspell', ...incident });
      return [new HunspellWritingEngine({ folder, timeLimit, morphology, onIncident })];
    },
  },
];

/** The engines that the configuration asks for, best first, not started yet. See `createTranslators`. */
export async function createWritingEngines(
  settings: EngineSettings,
  secrets: EngineSecrets,
  events: EngineEvents = silentEngineEvents,
  endpoints = new SharedEndpoints(),
  morphology?: Morphology,
): Promise<readonly WritingEngine[]> {
  const wanted = entries.filter(({ id }) => settings.engines === 'found' || settings.engines.includes(id));
  return (
    await Promise.all(wanted.map(({ create }) => create({ settings, secrets, events, endpoints, morphology })))
  ).flat();
}
