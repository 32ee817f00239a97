import { ApertiumTranslator } from '../../src/engines/apertium/apertium-translator.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { describeTextTranslator } from './text-translator.ts';

describeTextTranslator('apertium', {
  create: () => new ApertiumTranslator({ clock: new ManualClock() }),
  pair: { source: 'en', target: 'es' },
  sentences: [
    { source: 'The house is red.', translation: 'La casa es roja.' },
    { source: 'She has seen two big dogs.' },
    { source: 'Nobody knows why the car is blue' },
  ],
  term: { sentence: 'The car is in the house.', source: 'car', target: 'automóvil' },
  crash: (engine) => process.kill(engine.processIds[0] ?? 0, 'SIGKILL'),
  processIds: (engine) => engine.processIds,
});
