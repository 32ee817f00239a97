import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { installedFiles } from '../../installation.ts';
import { knownPronunciations, pronounceTerms } from '../pronounce-terms.ts';
import { alignLetters, phonesOfSound } from './align-letters.ts';
import { lettersOf, readExamples } from './dictionary-examples.ts';
import { none, root, SequenceTable } from './sequence-table.ts';
import { SpellingModel } from './spelling-model.ts';
import { trainSequences } from './train-sequences.ts';

const skip = existsSync(installedFiles.dictionary) ? false : 'the English model of PocketSphinx is not installed';

describe('sequences of symbols', () => {
  it('are found where they were added, and nowhere else', () => {
    const table = new SequenceTable(new Uint32Array(64));
    const first = table.add(root, 7);
    const second = table.add(first, 7);
    assert.equal(table.find(root, 7), first);
    assert.equal(table.find(first, 7), second);
    assert.equal(table.find(second, 7), none);
    assert.equal(table.find(root, 8), none);
    assert.deepEqual(table.partsOf(second), [first, 7]);
  });

  it('leave probabilities that are one together', () => {
    const symbols = [2, 3, 4];
    const sequences = [
      [2, 3, 4],
      [2, 3, 3],
      [4, 2],
      [3, 3, 2, 3, 4],
      [2, 3, 4],
    ].map((one) => Uint16Array.from(one));
    const model = trainSequences(sequences);
    for (const before of [[], [2], [2, 3], [2, 3, 4], [4, 4, 4], [3, 3, 2, 3]]) {
      let context = model.start();
      for (const symbol of before) context = model.after(context, symbol);
      const sum = [1, ...symbols].reduce((total, symbol) => total + Math.exp(model.likelihood(context, symbol)), 0);
      // The symbol before the first has a share as well, though nothing ever has it in the middle.
      assert.ok(sum > 0.85 && sum < 1.001, `${sum} after ${before}`);
    }
    const after = model.after(model.after(model.start(), 2), 3);
    assert.ok(model.likelihood(after, 4) > model.likelihood(after, 2));
  });
});

describe('what letters say', () => {
  it('is learned from words and their phones alone', () => {
    const dictionary = [
      'cat K AE T',
      'at AE T',
      'ax AE K S',
      'tax T AE K S',
      'tact T AE K T',
      'act AE K T',
      'matt M AE T',
      'mat M AE T',
    ].join('\n');
    const examples = readExamples(dictionary);
    const read = alignLetters(examples).map((sounds) =>
      [...(sounds ?? [])].map((sound) =>
        phonesOfSound(sound, examples.phones.length)
          .map((phone) => examples.phones[phone])
          .join(' '),
      ),
    );
    assert.deepEqual(read[0], ['K', 'AE', 'T']);
    assert.deepEqual(read[3], ['T', 'AE', 'K S']);
    assert.deepEqual(read[6]?.join(' ').replaceAll(/ +/g, ' ').trim(), 'M AE T');
  });

  it('does not depend on accents, and is nothing of other scripts', () => {
    assert.deepEqual(lettersOf('Žižek'), lettersOf('zizek'));
    assert.equal(lettersOf('東京').length, 0);
  });
});

describe('pronunciations by spelling', { skip }, () => {
  it('are right for most words that were not learned', async () => {
    const dictionary = await readFile(installedFiles.dictionary, 'utf8');
    const lines = dictionary.split('\n');
    const isApart = (line: string): boolean => /^[a-z]{5,12} /.test(line) && lines.indexOf(line) % 400 === 0;
    const apart = new Set(
      lines.filter((line, index) => index % 400 === 0 && isApart(line)).map((line) => line.split(' ')[0]),
    );
    const wordOf = (line: string): string => /^[^ (]+/.exec(line)?.[0] ?? '';
    const learned = SpellingModel.train(lines.filter((line) => !apart.has(wordOf(line))).join('\n'));
    // What is written to a file is the same.
    const model = SpellingModel.fromBytes(learned.toBytes());
    const known = knownPronunciations(
      Buffer.from(dictionary),
      [...apart].map((word) => word ?? ''),
    );
    const ranks = [...known].map(([word, right]) =>
      model.pronounce(word, 4).findIndex(({ phones }) => right.includes(phones)),
    );
    const share = (most: number): number => ranks.filter((rank) => rank >= 0 && rank < most).length / ranks.length;
    assert.ok(ranks.length > 150, String(ranks.length));
    assert.ok(share(1) > 0.6 && share(4) > 0.8, `${share(1)} ${share(4)}`);
    assert.deepEqual(model.pronounce('東京', 4), []);

    const terms = ['Quintavera', 'Acme Quintavera', 'Redd'];
    const [quintavera = [], both = [], redd = []] = await pronounceTerms(
      { terms, dictionary: Buffer.from(dictionary), spelling: model },
      new AbortController().signal,
    );
    assert.ok(quintavera.length > 1, String(quintavera));
    assert.ok(
      both.every((phones) => phones.startsWith('AE K M IY ')) && both.length === quintavera.length,
      String(both),
    );
    assert.deepEqual(redd, ['R EH D']);
  });
});
