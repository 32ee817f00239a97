import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { HunspellWritingEngine } from '../../src/engines/hunspell/hunspell-writing-engine.ts';
import { installedDictionaries } from '../../src/engines/hunspell/installed-dictionaries.ts';
import { ManualClock } from '../support/manual-clock.ts';

const folder = '/usr/share/hunspell';
const path = installedDictionaries(folder).get('de');
const skip = path === undefined ? 'no dictionary of hunspell for de is installed' : false;

/** Compounds of each kind: every so many words of the dictionary, so that all of the alphabet is there. */
const compoundsOfKind = 50;
/** Adjectives are the second part of compounds, and have all endings. */
const endings = ['', 'e', 'en', 'er', 'es', 'em'];

describe('words that German forms of others', { skip }, () => {
  const words = dictionaryWords();
  const nouns = words.filter((word) => /^\p{Lu}\p{Ll}{4,9}$/u.test(word));
  const adjectives = words.filter((word) => /^\p{Ll}{3,8}(?:ig|lich|isch|los|haft|sam|bar)$/u.test(word));

  it('stay: compounds of two nouns', async () => {
    const compounds = spread(nouns, compoundsOfKind).map((noun, index) => {
      const second = nouns[(index * 7_919 + 13) % nouns.length] as string;
      return `${noun}${linkOf(noun)}${second.toLowerCase()}`;
    });
    assert.deepEqual(await changed(compounds.map((word) => `Wir sprechen heute über die ${word}.`)), []);
  });

  it('stay: adjectives behind nouns, with their endings', async () => {
    const compounds = spread(adjectives, compoundsOfKind).map((adjective, index) => {
      const noun = nouns[(index * 7_919 + 29) % nouns.length] as string;
      return `${noun.toLowerCase()}${linkOf(noun)}${adjective}${endings[index % endings.length]}`;
    });
    assert.deepEqual(await changed(compounds.map((word) => `Wir sprechen heute ${word} darüber.`)), []);
  });

  it('stay: adjectives with prefixes', async () => {
    const prefixes = ['un', 'über', 'zweit', 'nicht', 'super', 'mikro', 'inter'];
    const derived = spread(adjectives, compoundsOfKind).map(
      (adjective, index) => `${prefixes[index % prefixes.length]}${adjective}${endings[index % endings.length]}`,
    );
    assert.deepEqual(await changed(derived.map((word) => `Wir sprechen heute ${word} darüber.`)), []);
  });
});

describe('what German words may mean', { skip }, () => {
  it('depends on their text alone, not on texts before it', async () => {
    const suggestionsOf = async (...texts: readonly (readonly string[])[]) => {
      await using engine = new HunspellWritingEngine({ folder, clock: new ManualClock() });
      let last: readonly string[] = [];
      for (const words of texts) {
        const unknown = await engine.unknownWords({ language: 'de', words }, new AbortController().signal);
        last = unknown.get('Walld')?.suggestions.map(({ word }) => word) ?? [];
      }
      return last;
    };
    const alone = await suggestionsOf(['Wall', 'Walld']);
    // A rare word for which a letter has to be guessed: it is looked up since the text has it.
    assert.ok(alone.includes('Wall') && alone.includes('Wald'), String(alone));
    assert.deepEqual(await suggestionsOf(['Walld'], ['Wall', 'Walld']), alone);
    assert.deepEqual(await suggestionsOf(['Wall', 'Walld'], ['Walld']), await suggestionsOf(['Walld']));
  });
});

async function changed(texts: readonly string[]): Promise<readonly string[]> {
  await using engine = new HunspellWritingEngine({ folder, clock: new ManualClock() });
  const { signal } = new AbortController();
  const { texts: corrected } = await engine.improve({ language: 'de', texts, change: 'correct' }, signal);
  return texts.flatMap((text, index) => (text === corrected[index] ? [] : `${text} → ${corrected[index]}`));
}

function dictionaryWords(): readonly string[] {
  if (path === undefined) return [];
  const coding = /^SET (\S+)/m.exec(readFileSync(`${path}.aff`, 'latin1'))?.[1] ?? 'UTF-8';
  const lines = new TextDecoder(coding).decode(readFileSync(`${path}.dic`)).split('\n');
  return [...new Set(lines.map((line) => /^\p{L}+(?=\/)/u.exec(line)?.[0] ?? ''))].sort();
}

function spread(words: readonly string[], count: number): readonly string[] {
  const step = Math.max(1, Math.floor(words.length / count));
  return words.filter((_, index) => index % step === 0).slice(0, count);
}

function linkOf(noun: string): string {
  if (/(?:ung|heit|keit|schaft|ion|tät|ling|tum)$/.test(noun)) return 's';
  return noun.endsWith('e') ? 'n' : '';
}
