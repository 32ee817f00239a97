import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RulesEngine } from '../../src/engines/rules/rules-engine.ts';
import { missingInflection } from '../support/installed-inflection.ts';
import { describeTextRewriter } from './text-rewriter.ts';

describeTextRewriter('rules', {
  create: () => new RulesEngine(),
  language: 'en-US',
  rewritten: [
    ['She called in order to ask for help.', 'She called to ask for help.'],
    ['Each and every guest was served at this point in time.', 'Every guest was served now.'],
    ['“In order to help” is the title.', '“In order to help” is the title.'],
  ],
  style: ['simple', 'We will commence the work in the near future.'],
  skip: await missingInflection('en'),
});

describe('rules as an engine', () => {
  const signal = new AbortController().signal;

  it('end calls in flight with the engine', async () => {
    const engine = new RulesEngine();
    const rewriting = engine.rewrite({ language: 'en-US', texts: ['She called in order to ask for help.'] }, signal);
    await engine[Symbol.asyncDispose]();
    await assert.rejects(rewriting, { code: 'engine_unavailable' });
  });
});
