import { FakeWritingEngine } from '../../src/engines/fake/fake-writing-engine.ts';
import { describeWritingEngine } from './writing-engine.ts';

describeWritingEngine('fake', {
  create: () => new FakeWritingEngine(),
  language: 'en-US',
  corrections: [['This is teh end.', 'This is the end.']],
  right: ['This is the end.', 'Otehr words.'],
  runs: 200,
});
