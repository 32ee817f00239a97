import { FakeImprover } from '../../src/engines/fake/fake-improver.ts';
import { describeTextImprover } from './text-improver.ts';

describeTextImprover('fake', {
  create: () => new FakeImprover(),
  language: 'en-US',
  corrections: [['This is teh end.', 'This is the end.']],
  right: ['This is the end.', 'Otehr words.'],
  runs: 200,
});
