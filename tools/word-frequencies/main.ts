import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the table of frequent words of a language from counts that others made
 * (`docs/contributing/language-packs.md`):
 *
 *     node tools/word-frequencies/main.ts <language> <dictionary of hunspell> <file.csv | file.conllu> …
 *     node tools/word-frequencies/main.ts --rarer <language> <dictionary of hunspell> <text.txt> …
 *
 * A CSV file has a word and its count a line, below a heading. In CoNLL-U files the words are counted here, without names.
 * `--rarer` counts texts without markup, words in small letters only, and writes those that the table lacks to `rarer-words.tsv`. Texts
 * of each file count the same, whatever their lengths.
 */
const isRarer = process.argv[2] === '--rarer';
const [language = '', dictionary = '', ...files] = process.argv.slice(isRarer ? 3 : 2);
const folder = new URL(`../../languages/${language}/`, import.meta.url);
/** A word of so small a corpus that comes once says nothing of its frequency. */
const fewestInCorpus = 2;
const perWords = 1e8;

/** Rarer words have to come so often, in all texts together. */
const fewestInTexts = 4;

const counts = new Map<string, number>();
if (isRarer) writeRarer();
else writeFrequent();

function writeFrequent(): void {
  let total = 0;
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').split('\n');
    total += file.endsWith('.csv') ? readCounts(lines) : countWords(lines);
  }
  const listed = [...counts]
    .filter(([word, count]) => /^\p{L}[\p{L}'’]+$/u.test(word) && count >= fewestInCorpus)
    .sort(([, one], [, other]) => other - one);
  const unknown = unknownTo(
    dictionary,
    listed.map(([word]) => word),
  );
  const lines = listed.flatMap(([word, count]) =>
    unknown.has(word) ? [] : [`${word}\t${Math.round((count / total) * perWords)}`],
  );
  writeFileSync(new URL('frequencies.tsv', folder), `${lines.join('\n')}\n`);
  console.log(`${language}: ${lines.length} words of ${listed.length}`);
}

function writeRarer(): void {
  const table = readFileSync(new URL('frequencies.tsv', folder), 'utf8').trim().split('\n');
  const known = new Set(table.map((line) => line.split('\t')[0]));
  const shares = new Map<string, number>();
  for (const file of files) {
    const own = new Map<string, number>();
    let total = 0;
    for (const [word] of readFileSync(file, 'utf8')
      .normalize('NFC')
      .matchAll(/(?<![\p{L}-])\p{L}+(?![\p{L}-])/gu)) {
      total += 1;
      if (/^\p{Ll}{2,}$/u.test(word)) own.set(word, (own.get(word) ?? 0) + 1);
    }
    for (const [word, count] of own) {
      counts.set(word, (counts.get(word) ?? 0) + count);
      shares.set(word, (shares.get(word) ?? 0) + count / total / files.length);
    }
  }
  const listed = [...shares].filter(([word]) => !known.has(word) && (counts.get(word) ?? 0) >= fewestInTexts);
  const unknown = unknownTo(
    dictionary,
    listed.map(([word]) => word),
  );
  // In the order of code units, in which the server looks them up.
  const lines = listed
    .flatMap(([word, share]) => (unknown.has(word) ? [] : [`${word}\t${Math.round(share * perWords)}`]))
    .sort();
  writeFileSync(new URL('rarer-words.tsv', folder), `${lines.join('\n')}\n`);
  console.log(`${language}: ${lines.length} words`);
}

/** The sizes of the whole corpora come from the share that the listed words have of them. */
function readCounts([, ...rows]: readonly string[]): number {
  let [sum, share] = [0, 1];
  for (const row of rows) {
    const [word = '', count = '', cumulated = ''] = row.split(',');
    if (count === '') continue;
    counts.set(word, (counts.get(word) ?? 0) + Number(count));
    sum += Number(count);
    share = Number(cumulated);
  }
  return sum / share;
}

function countWords(rows: readonly string[]): number {
  let sum = 0;
  for (const row of rows) {
    const [id = '', form = '', , kind = ''] = row.split('\t');
    if (!/^\d+$/.test(id) || kind === 'PUNCT' || kind === 'NUM') continue;
    sum += 1;
    if (kind === 'PROPN') continue;
    const word = form.toLowerCase();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return sum;
}

function unknownTo(name: string, words: readonly string[]): ReadonlySet<string> {
  const { stdout } = spawnSync('hunspell', ['-l', '-i', 'UTF-8', '-d', name], {
    input: `${words.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return new Set(stdout.split('\n'));
}
