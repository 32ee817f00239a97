/**
 * `npm run bench -- markup FOLDER [--mode spa-cat …] [--lines 200] [--list 20]`: wraps each noun with its adjective in tags,
 * and compares where the tags go with `apertium -f html`, in every installed direction. The folder has a file for each
 * language, `es.txt`, with a sentence a line. Made for lines of others: nothing of them is kept.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ApertiumTranslator } from '../../src/engines/apertium/apertium-translator.ts';
import { readInstalledModes } from '../../src/engines/apertium/installed-modes.ts';
import { readMarked, writeMarked } from '../../src/engines/shared/projection/marked-text.ts';
import { compareMarks, findNounPhrases, rawPhrases, rawTranslations } from './compare-marks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Apertium's name of a direction: `spa-cat`. All by default. */
    mode: { type: 'string', multiple: true },
    lines: { type: 'string', default: '200' },
    /** At most this many noun phrases of a direction, spread over the lines. */
    phrases: { type: 'string', default: '300' },
    /** Examples to print for each direction. */
    list: { type: 'string', default: '0' },
  },
});
const [, folder] = positionals;
if (folder === undefined) throw new Error('Name a folder: npm run bench -- markup FOLDER');

const searchPath = '/usr/local/bin:/usr/bin:/bin';
const installed = readInstalledModes({ modesDirectory: '/usr/share/apertium/modes', searchPath });
const directions = new Map(installed.pairs.map((pair) => [installed.find(pair)?.name ?? '', pair]));
console.log('| direction | noun phrases | lost | lost by raw | each loses one |\n|---|---:|---:|---:|---:|');
for (const [mode, { source, target }] of directions) {
  if (values.mode !== undefined && !values.mode.includes(mode)) continue;
  const file = join(folder, `${source}.txt`);
  if (existsSync(file))
    await compare(mode, source, target, file).catch((error) =>
      console.log(`| ${mode} | ${(error as Error).message} | | | |`),
    );
  else console.log(`| ${mode} | no texts | | | |`);
}

async function compare(mode: string, source: string, target: string, file: string): Promise<void> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean).slice(0, Number(values.lines));
  const found = findNounPhrases(mode, lines);
  const step = Math.max(1, found.length / Number(values.phrases));
  const marked = found.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const raw = rawTranslations(mode, marked);
  if (raw.length !== marked.length) throw new Error(`raw gives ${raw.length} translations of ${marked.length}`);
  await using translator = new ApertiumTranslator({ timeLimit: 300_000 });
  const { segments } = await translator.translate(
    { source, target, segments: marked.map(readMarked), options: { formality: 'default' } },
    new AbortController().signal,
  );
  const alone = rawPhrases(mode, marked);
  const compared = segments.map((segment, index) => {
    const [own, theirs, phrase] = [writeMarked(segment), raw[index] ?? '', alone[index] ?? ''];
    return { own, raw: theirs, index, lost: compareMarks(own, theirs, phrase), won: compareMarks(theirs, own, phrase) };
  });
  // Words of a phrase that stand apart in the translation: each keeps another one.
  const losses = compared.filter(({ lost, won }) => lost.length > 0 && won.length === 0);
  const wins = compared.filter(({ lost, won }) => won.length > 0 && lost.length === 0);
  const parted = compared.filter(({ lost, won }) => won.length > 0 && lost.length > 0);
  console.log(`| ${mode} | ${compared.length} | ${losses.length} | ${wins.length} | ${parted.length} |`);
  for (const { index, lost, ...both } of losses.slice(0, Number(values.list)))
    console.log(`  = ${marked[index]}\n  raw ${both.raw}\n  own ${both.own}\n  ${lost.join(' ')}`);
}
