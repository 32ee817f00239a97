import { BergamotTranslator } from '../../src/engines/bergamot/bergamot-translator.ts';
import { FixedModels, readExamples } from '../integration/bergamot-fixtures.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { describeTextTranslator } from './text-translator.ts';

for (const [direction, source, target] of [
  ['ende', 'en', 'de'],
  ['deen', 'de', 'en'],
] as const)
  describeTextTranslator(`bergamot, ${source} to ${target}`, {
    create: () => new BergamotTranslator({ models: new FixedModels(), workers: 2, clock: new ManualClock() }),
    pair: { source, target },
    sentences: readExamples(direction).slice(0, 6),
    crash: (engine) => void engine.workers[0]?.end(),
  });
