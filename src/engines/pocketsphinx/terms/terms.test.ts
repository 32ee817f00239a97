import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { installedFiles } from '../installation.ts';
import { heardWords } from './heard-words.ts';
import { addPlaceholders, placeholderCount, wordsOfModel } from './patch-language-model.ts';
import data from './phones.json' with { type: 'json' };
import { knownPronunciations, pronounceTerms } from './pronounce-terms.ts';
import { espeakProgram, pronounceWithEspeak } from './pronounce-with-espeak.ts';
import { readPhones } from './read-phones.ts';
import { TermModelMaker } from './term-models.ts';
import { wordsOfTerm } from './words-of-term.ts';

const never = new AbortController().signal;
const skip = [espeakProgram, installedFiles.languageModel].every((path) => existsSync(path))
  ? false
  : 'eSpeak NG or the model is not installed';

/** A model of two words, without longer sequences: only its form matters. */
function smallModel(words = ['a', 'b']): Buffer {
  const text = Buffer.from(words.map((word) => `${word}\0`).join(''));
  const order = 3;
  const header = Buffer.concat([Buffer.from('Trie Language Model'), Buffer.from([order]), Buffer.alloc(4 * order + 4)]);
  header.writeUInt32LE(words.length, 20);
  const unigrams = Buffer.alloc((words.length + 1) * 12);
  unigrams.writeUInt32LE(7, words.length * 12 + 8);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  return Buffer.concat([header, Buffer.alloc(3 * 2 ** 18), unigrams, Buffer.from('sequences'), size, text]);
}

describe('the language model with placeholders', () => {
  it('has their words at the end of its own, and everything else as it was', () => {
    // Counts of words need as many bits as before.
    const words = Array.from({ length: 700 }, (_, index) => `w${index}`);
    const model = smallModel(words);
    const patched = Buffer.concat(addPlaceholders(model));
    assert.equal(patched.readUInt32LE(20), words.length + placeholderCount);
    const sentinel = 36 + 3 * 2 ** 18 + (words.length + placeholderCount) * 12;
    assert.equal(patched.readUInt32LE(sentinel + 8), 7);
    assert.equal(patched.readUInt32LE(sentinel - 4), 7);
    assert.equal(patched.toString('latin1', sentinel + 12, sentinel + 21), 'sequences');
    const text = patched.subarray(sentinel + 25);
    assert.equal(patched.readUInt32LE(sentinel + 21), text.length);
    assert.deepEqual(text.toString('latin1').split('\0').slice(698, 702), ['w698', 'w699', 'spkterm000', 'spkterm001']);
  });

  it('is refused in another form', () => {
    assert.throws(() => addPlaceholders(Buffer.from('something else entirely')));
    assert.throws(() => addPlaceholders(smallModel(['a', 'b'])), /room/);
  });
});

describe('the dictionary of a decoder', () => {
  it('has only words that the language model knows', () => {
    const words = wordsOfModel(smallModel(Array.from({ length: 700 }, (_, index) => `w${index}`)));
    assert.equal(words.size, 700);
    assert.equal(heardWords('w1 A\nw1(2) B\nw701 C\nw2 D', words), 'w1 A\nw1(2) B\nw2 D\n');
  });
});

describe('the words of a term', () => {
  for (const [term, words] of [
    ['Kubernetes', ['Kubernetes']],
    ['ComfyUI', ['Comfy', 'UI']],
    ['R&D', ['R', 'and', 'D']],
    ['C++', ['C', 'plus', 'plus']],
    ['Acme Cloud 365', ['Acme', 'Cloud', '365']],
    ["O'Brien", ["O'Brien"]],
    ['node.js', ['node', 'js']],
    ['日本', ['日本']],
    ['…', []],
  ] as const)
    it(`${term} are ${words.join(', ')}`, () => assert.deepEqual(wordsOfTerm(term), words));
});

describe('pronunciations', { skip }, () => {
  it('of every phone of the table are read from a word in which it occurs', async () => {
    const entries = Object.entries(data.phones);
    const written = (await pronounceWithEspeak(
      entries.map(([, { in: word }]) => word),
      never,
    )) as readonly string[];
    for (const line of written) {
      const phones = readPhones(line).split(' ');
      assert.ok(
        phones.every((phone) => /^[A-Z]{1,2}$/.test(phone)),
        line,
      );
      // The decoder refuses a dictionary with other phones.
      assert.ok(phones.length >= line.split(/[_\s]+/).filter((part) => part !== '').length, line);
    }
  });

  it('are those of the dictionary, of eSpeak NG for words that it lacks, and of both for acronyms', async () => {
    const dictionary = await readFile(installedFiles.dictionary);
    assert.deepEqual(knownPronunciations(dictionary, ['london', 'kubernetes']).get('london'), ['L AH N D AH N']);
    const terms = ['Acme Cloud', 'Kubernetes', 'US', '…'];
    const pronounced = await pronounceTerms({ terms, dictionary, spelling: undefined }, never);
    const [cloud, kubernetes, us, nothing] = pronounced;
    assert.deepEqual(cloud, ['AE K M IY K L AW D']);
    assert.equal(kubernetes?.length, 1);
    assert.ok(us?.includes('AH S') && us.includes('Y UW EH S'), String(us));
    assert.deepEqual(nothing, []);
  });

  it('are in the dictionary of a stream, which is gone with it', async () => {
    const maker = new TermModelMaker(installedFiles, undefined);
    const models = await maker.make(['Kubernetes', 'Acme Cloud'], never);
    const dictionary = await readFile(models.dictionary, 'utf8');
    assert.match(dictionary, /\nspkterm000 K .*\nspkterm000\(2\) K .*\n(?:.*\n)*spkterm001 AE K M IY K L AW D\n$/);
    assert.equal(models.written.get('spkterm001'), 'Acme Cloud');
    assert.equal(models.written.get('kubernetes'), 'Kubernetes');
    await models[Symbol.asyncDispose]();
    assert.equal(existsSync(models.dictionary), false);
    const languageModel = await maker.languageModel();
    assert.equal(existsSync(languageModel), true);
    await maker.dispose();
    assert.equal(existsSync(languageModel), false);
  });
});
