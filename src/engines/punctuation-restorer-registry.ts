import type { PunctuationRestorer } from '../contracts/engines/punctuation-restorer.ts';
import type { EngineMaking } from './engine-making.ts';

export type RestorerMaking = Pick<EngineMaking, 'settings' | 'secrets' | 'events' | 'endpoints'>;

interface RestorerEntry {
  readonly id: string;
  /** None where the settings ask for none. */
  create(making: RestorerMaking): Promise<readonly PunctuationRestorer[]>;
}

/** Everything that writes capitals and marks of recognized speech, the best first; modules are loaded with it. */
const entries: readonly RestorerEntry[] = [
  {
    id: 'sherpa',
    async create({ settings: { punctuation = 'models', speechModelsDir: folder }, events }) {
      if (folder === undefined || punctuation === 'rules') return [];
      const [{ readPunctuation }, { SherpaPunctuation }, { RefusedPunctuation }] = await Promise.all([
        import('./sherpa/punctuation/read-punctuation.ts'),
        import('./sherpa/punctuation/sherpa-punctuation.ts'),
        import('./sherpa/punctuation/refused-punctuation.ts'),
      ]);
      const { models, refused } = readPunctuation(folder);
      for (const { id: engine, reason } of refused)
        events.engineIncident({ engine, kind: 'model_refused', detail: reason });
      const restorers = models.map((model) => {
        const onIncident = (incident: { kind: string; detail: string }) =>
          events.engineIncident({ engine: model.id, ...incident });
        return new SherpaPunctuation({ model, onIncident });
      });
      return [...restorers, ...refused.map((each) => new RefusedPunctuation(each))];
    },
  },
  {
    id: 'llm',
    async create({ settings: { punctuation, llmEndpoints }, ...making }) {
      if (punctuation !== 'llm' || llmEndpoints.length === 0) return [];
      const [{ LlmPunctuationRestorer }, { llmEngineOptions }] = await Promise.all([
        import('./llm/llm-punctuation-restorer.ts'),
        import('./llm/llm-engine-options.ts'),
      ]);
      return llmEndpoints.map((server) => new LlmPunctuationRestorer(llmEngineOptions(server, making)));
    },
  },
  {
    id: 'rules',
    async create({ settings: { hunspellDir: folder } }) {
      const [{ RulesRestorer }, { EnglishWords }] = await Promise.all([
        import('./punctuation-rules/rules-restorer.ts'),
        import('./hunspell/english-words.ts'),
      ]);
      return [new RulesRestorer(new EnglishWords({ folder }))];
    },
  },
];

/** What the configuration asks for, not started yet; the rules are always there, and last. */
export async function createPunctuationRestorers(making: RestorerMaking): Promise<readonly PunctuationRestorer[]> {
  const { engines } = making.settings;
  const wanted = entries.filter(({ id }) => id === 'rules' || engines === 'found' || engines.includes(id));
  return (await Promise.all(wanted.map(({ create }) => create(making)))).flat();
}
