import type { EngineSettings } from '../contracts/engines/engine-settings.ts';
import type { TextImprover } from '../contracts/engines/text-improver.ts';
import { type EngineEvents, type EngineMaking, type EngineSecrets, silentEngineEvents } from './engine-making.ts';
import { SharedEndpoints } from './llm/endpoint/shared-endpoints.ts';

interface ImproverEntry {
  readonly id: string;
  /** None where the settings ask for none; several where there are several servers of a kind. */
  create(making: EngineMaking): Promise<readonly TextImprover[]>;
}

/** Every engine that improves texts, best first; modules are loaded with the engine. */
const entries: readonly ImproverEntry[] = [
  {
    id: 'llm',
    async create({ settings: { llmEndpoints }, ...making }) {
      if (llmEndpoints.length === 0) return [];
      const [{ LlmImprover }, { llmEngineOptions }] = await Promise.all([
        import('./llm/llm-improver.ts'),
        import('./llm/llm-engine-options.ts'),
      ]);
      return llmEndpoints.map((server) => new LlmImprover(llmEngineOptions(server, making)));
    },
  },
  {
    id: 'languagetool',
    async create({ settings: { languageToolUrl: url }, events }) {
      if (url === undefined) return [];
      const { LanguageToolImprover } = await import('./languagetool/languagetool-improver.ts');
      const onIncident = (incident: { kind: string; detail: string }) =>
        events.engineIncident({ engine: 'languagetool', ...incident });
      return [new LanguageToolImprover({ url, onIncident })];
    },
  },
  {
    id: 'harper',
    async create({ events }) {
      const { HarperImprover } = await import('./harper/harper-improver.ts');
      return [
        new HarperImprover({ onIncident: (incident) => events.engineIncident({ engine: 'harper', ...incident }) }),
      ];
    },
  },
  {
    id: 'hunspell',
    async create({ settings, events }) {
      const { HunspellImprover } = await import('./hunspell/hunspell-improver.ts');
      const onIncident = (incident: { kind: string; detail: string }) =>
        events.engineIncident({ engine: 'hunspell', ...incident });
      return [new HunspellImprover({ folder: settings.hunspellDir, onIncident })];
    },
  },
];

/** The engines that the configuration asks for, best first, not started yet. See `createTranslators`. */
export async function createImprovers(
  settings: EngineSettings,
  secrets: EngineSecrets,
  events: EngineEvents = silentEngineEvents,
  endpoints = new SharedEndpoints(),
): Promise<readonly TextImprover[]> {
  const wanted = entries.filter(({ id }) => settings.engines === 'found' || settings.engines.includes(id));
  return (await Promise.all(wanted.map(({ create }) => create({ settings, secrets, events, endpoints })))).flat();
}
