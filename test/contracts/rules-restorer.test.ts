import { RulesRestorer } from '../../src/engines/punctuation-rules/rules-restorer.ts';
import { describePunctuationRestorer } from './punctuation-restorer.ts';

const known = new Set(['we', 'saw', 'the', 'moon', 'NASA', 'Italy']);

describePunctuationRestorer('rules', {
  create: () =>
    new RulesRestorer({
      knownAmong: async (words) => new Set(words.filter((word) => known.has(word))),
      async [Symbol.asyncDispose]() {},
    }),
  language: 'en',
  restored: [
    ['what is the time', 'What is the time?'],
    ["nasa saw italy's moon", "NASA saw Italy's moon."],
    ['we saw them but they left', 'We saw them, but they left.'],
  ],
  runs: 200,
});
