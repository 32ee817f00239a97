import { LlmTranslator } from '../../src/engines/llm/llm-translator.ts';
import { InMemoryEndpoint, wellBehaved } from '../integration/llm-translator-models.ts';
import { describeTextTranslator } from './text-translator.ts';

for (const structuredOutput of ['json_schema', 'none'] as const)
  describeTextTranslator(`llm, structured output ${structuredOutput}`, {
    create: () => new LlmTranslator({ endpoint: new InMemoryEndpoint(wellBehaved, structuredOutput) }),
    pair: { source: 'en', target: 'es' },
    sentences: [
      { source: 'The house is red.', translation: 'Uif ipvtf jt sfe.' },
      { source: 'Zoë has 2 cats!', translation: 'Apë ibt 2 dbut!' },
      { source: 'Nobody knows why', translation: 'Opcpez lopxt xiz' },
    ],
    runs: 200,
  });
