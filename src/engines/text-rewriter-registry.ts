import type { EngineSettings } from '../contracts/engines/engine-settings.ts';
import type { TextRewriter } from '../contracts/engines/text-rewriter.ts';

interface TextRewriterEntry {
  readonly id: string;
  create(): Promise<TextRewriter>;
}

/** Every engine that writes corrected texts differently, best first; language models do both by themselves (`WritingEngine`). */
const entries: readonly TextRewriterEntry[] = [
  {
    id: 'rules',
    async create() {
      const { RulesEngine } = await import('./rules/rules-engine.ts');
      return new RulesEngine();
    },
  },
];

/** The rewriters that the configuration asks for, best first. */
export async function createTextRewriters({
  engines,
}: Pick<EngineSettings, 'engines'>): Promise<readonly TextRewriter[]> {
  const wanted = entries.filter(({ id }) => engines === 'found' || engines.includes(id));
  return Promise.all(wanted.map(({ create }) => create()));
}
