import { FairTranslator } from '../../src/engines/fair/fair-translator.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { describeTextTranslator } from './text-translator.ts';

const pair = { source: 'en', target: 'es' };

describeTextTranslator('fake shared fairly', {
  create: () => new FairTranslator(new FakeTranslator({ reversesWords: true })),
  pair,
  sentences: [{ source: 'The house is red.' }, { source: 'Nobody knows why the car is blue' }],
});
