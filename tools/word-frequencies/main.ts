import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the table of frequent words of a language from counts that others made
 * (`docs/contributing/language-packs.md`):
 *
 *     node tools/word-frequencies/main.ts <language> <dictionary of hunspell> <file.csv | file.conllu> …
 *
 * A CSV file has a word and its count a line, below a heading. In CoNLL-U files the words are counted here, without names.
 */
const [language = '', dictionary = '', ...files] = process.argv.slice(2);
const folder = new URL(`../../languages/${language}/`, import.meta.url);
/** A word of so small a corpus that comes once says nothing of its frequency. */
const fewestInCorpus = 2;
const perWords = 1e8;

const counts = new Map<string, number>();
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
