import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RulesEngine } from '../../src/engines/rules/rules-engine.ts';
import { applyCorrections } from '../../src/language/writing/compose-corrections.ts';
import { installedTable, missingInflection } from '../support/installed-inflection.ts';
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

  it('find in each language what needs no dictionary, with rule, reason and confidence', async () => {
    await using engine = new RulesEngine();
    const mistakes: readonly (readonly [language: string, wrong: string, right: string])[] = [
      ['en-US', 'We met , and she left.', 'We met, and she left.'],
      ['de', 'Wir kamen , und er ging.', 'Wir kamen, und er ging.'],
      ['fr', 'Elle a mangé , puis elle est partie.', 'Elle a mangé, puis elle est partie.'],
      ['es', 'Que hora es?', '¿Qué hora es?'],
      ['it', 'Siamo arrivati , poi siamo partiti.', 'Siamo arrivati, poi siamo partiti.'],
      ['pt-BR', 'Chegamos , depois saímos.', 'Chegamos, depois saímos.'],
    ];
    for (const [language, wrong, right] of mistakes) {
      assert.ok(engine.languages().includes(language));
      const inflection = await installedTable(language);
      const { corrections } = await engine.find({ language, texts: [wrong, right], inflection }, signal);
      assert.equal(applyCorrections(wrong, corrections[0] ?? []), right);
      assert.deepEqual(corrections[1], []);
      for (const { rule, reason, confidence } of corrections[0] ?? []) {
        assert.match(rule, /^(?:typography|grammar)\//);
        assert.match(reason, /\S\s\S/);
        assert.ok(confidence > 0.9);
      }
    }
  });

  it('end calls in flight with the engine', async () => {
    const engine = new RulesEngine();
    const finding = engine.find({ language: 'de', texts: ['Wir kamen , und er ging.'] }, signal);
    await engine[Symbol.asyncDispose]();
    await assert.rejects(finding, { code: 'engine_unavailable' });
  });
});
