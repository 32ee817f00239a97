import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WritingEngine } from '../../src/contracts/engines/writing-engine.ts';
import type { Morphology } from '../../src/contracts/language/morphology.ts';
import { AgreementWritingEngine } from '../../src/engines/agreement/agreement-writing-engine.ts';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { GrammalecteWritingEngine } from '../../src/engines/grammalecte/grammalecte-writing-engine.ts';
import { HarperWritingEngine } from '../../src/engines/harper/harper-writing-engine.ts';
import { EnglishWords } from '../../src/engines/hunspell/english-words.ts';
import { HunspellWritingEngine } from '../../src/engines/hunspell/hunspell-writing-engine.ts';
import { installedDictionaries } from '../../src/engines/hunspell/installed-dictionaries.ts';
import { installedTable, missingInflection } from '../support/installed-inflection.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { readMarkedTexts, rightText } from '../support/read-marked-texts.ts';

const folder = '/usr/share/hunspell';
const languages = { en: 'en-US', de: 'de', fr: 'fr', es: 'es', it: 'it', pt: 'pt-BR' } as const;

/** What serves a language by default. */
function engineFor(language: string, morphology: Morphology): WritingEngine {
  const clock = new ManualClock();
  if (language.startsWith('en'))
    return new HarperWritingEngine({ morphology, dictionary: new EnglishWords({ folder, clock }), clock });
  const corrector = new HunspellWritingEngine({ folder, morphology, clock });
  return language === 'fr'
    ? new GrammalecteWritingEngine({ corrector, clock })
    : new AgreementWritingEngine({ corrector, morphology });
}

async function why(name: string, language: string): Promise<string | false> {
  if (name !== 'en' && !installedDictionaries(folder).has(language))
    return `no dictionary for ${language} is installed`;
  return missingInflection(name);
}

const missing = new Map(
  await Promise.all(
    Object.entries(languages).map(async ([name, language]) => [name, await why(name, language)] as const),
  ),
);

describe('words that look like slips', () => {
  for (const [name, language] of Object.entries(languages))
    it(`stay, while slips beside them are corrected: ${name}`, { skip: missing.get(name) ?? false }, async () => {
      await using morphology = new ApertiumMorphology();
      await using engine = engineFor(language, morphology);
      const marked = readMarkedTexts(`${name}-kept`);
      const { texts } = await engine.improve(
        {
          language,
          texts: marked.map(({ text }) => text),
          change: 'correct',
          inflection: await installedTable(language),
        },
        new AbortController().signal,
      );
      assert.deepEqual(texts, marked.map(rightText));
    });
});
