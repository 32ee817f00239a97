import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { describeTextTranslator } from './text-translator.ts';

describeTextTranslator('fake', {
  create: () => new FakeTranslator(),
  pair: { source: 'en', target: 'es' },
  sentences: [
    { source: 'The house is red.', translation: 'Uif ipvtf jt sfe.' },
    { source: 'Zoë has 2 cats!', translation: 'Apë ibt 2 dbut!' },
    { source: 'Nobody knows why', translation: 'Opcpez lopxt xiz' },
  ],
  runs: 500,
  crash: (engine) => engine.crash(1),
});

describeTextTranslator('fake that changes the order of words', {
  create: () => new FakeTranslator({ reversesWords: true }),
  pair: { source: 'en', target: 'es' },
  sentences: [
    { source: 'The house is red.', translation: 'sfe. jt ipvtf Uif' },
    { source: 'Zoë has 2 cats!', translation: 'dbut! 2 ibt Apë' },
    { source: 'Nobody knows why', translation: 'xiz lopxt Opcpez' },
  ],
  runs: 500,
  crash: (engine) => engine.crash(1),
});
