import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createChrf } from '../quality/metrics/chrf.ts';
import { sumCounts } from '../quality/metrics/metric.ts';
import { benchmarkKey, startDragoman, temporaryDataFolder } from '../subjects/dragoman.ts';

/**
 * What the layers around an engine do to its text: chrF of the server over HTTP beside that of `apertium -u` in the same run,
 * with how many sentences are the same, and which are not.
 *
 *     npm run bench -- text FOLDER [--lines 200] [--pair en-es …] [--show] [--each]
 *
 * The folder has a file for each language, `en.txt`, with a sentence a line; the same line is the same sentence.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(process.argv[2] === 'text' ? 3 : 2),
  options: {
    lines: { type: 'string', default: '200' },
    pair: { type: 'string', multiple: true },
    /** Prints the sentences that differ, with their reference. */
    show: { type: 'boolean', default: false },
    /** Also with a run of `apertium` for each sentence: within a run, the tagger changes with what it has read. */
    each: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name a folder: npm run bench -- text FOLDER');

/** Apertium's name of each direct pair; `EN` is American English. */
const modes: Readonly<Record<string, string>> = {
  'en-es': 'eng-spa',
  'es-en': 'spa-eng_US',
  'en-ca': 'eng-cat',
  'ca-en': 'cat-eng_US',
  'es-ca': 'spa-cat',
  'ca-es': 'cat-spa',
  'fr-es': 'fr-es',
  'es-fr': 'es-fr',
  'es-pt': 'es-pt',
  'pt-es': 'pt-es',
  'es-it': 'spa-ita',
  'it-es': 'ita-spa',
  'fr-ca': 'fra-cat',
  'ca-fr': 'cat-fra',
  'sv-da': 'swe-dan',
  'da-sv': 'dan-swe',
};
const pairs = values.pair ?? Object.keys(modes);
const metric = createChrf();
const linesOf = (language: string): readonly string[] =>
  readFileSync(join(folder, `${language}.txt`), 'utf8')
    .split('\n')
    .slice(0, Number(values.lines));

await using data = await temporaryDataFolder();
await using server = await startDragoman(data.path);
console.log('pair   chrF server  chrF raw  difference  identical');
for (const pair of pairs) {
  const [source = '', target = ''] = pair.split('-');
  const [sources, references] = [linesOf(source), linesOf(target)];
  const ours = await translate(sources, source, target);
  const raw = await translateRaw(sources, modes[pair] ?? `${source}-${target}`);
  const identical = ours.filter((text, index) => text === raw[index]).length;
  const [own, other] = [score(ours, references), score(raw, references)];
  const figures = [own.toFixed(2), other.toFixed(2), (own - other).toFixed(2), `${identical} of ${sources.length}`];
  console.log([pair.padEnd(8), ...figures.map((figure) => figure.padStart(10))].join(' '));
  if (values.each) {
    const alone: string[] = [];
    for (const text of sources) alone.push(...(await translateRaw([text], modes[pair] ?? `${source}-${target}`)));
    const changed = alone.filter((text, index) => text !== raw[index]).length;
    console.log(
      `  raw, a run for each sentence: ${score(alone, references).toFixed(2)}; ${changed} differ from one run`,
    );
  }
  if (!values.show) continue;
  for (const [index, text] of ours.entries())
    if (text !== raw[index])
      console.log(`  = ${sources[index]}\n  - ${raw[index]}\n  + ${text}\n  r ${references[index]}\n`);
}

function score(texts: readonly string[], references: readonly string[]): number {
  const counts = texts.map((text, index) => [...metric.count(text, [references[index] ?? ''])]);
  return metric.score(sumCounts(counts));
}

async function translate(texts: readonly string[], source: string, target: string): Promise<readonly string[]> {
  const translated: string[] = [];
  for (let start = 0; start < texts.length; start += 50) {
    const body = JSON.stringify({ text: texts.slice(start, start + 50), source_lang: source, target_lang: target });
    const headers = { authorization: `DeepL-Auth-Key ${benchmarkKey}`, 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${server.port}/v2/translate`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${source}-${target}: ${answer.status} ${await answer.text()}`);
    const { translations } = (await answer.json()) as { translations: { text: string }[] };
    translated.push(...translations.map(({ text }) => text));
  }
  return translated;
}

/** Each line is a paragraph. The program reads files, but no sockets. */
async function translateRaw(texts: readonly string[], mode: string): Promise<readonly string[]> {
  const file = join(data.path, `${mode}.txt`);
  await writeFile(file, `${texts.join('\n\n')}\n`);
  const child = spawn('apertium', ['-u', mode, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const paragraphs = (await readText(child.stdout)).split('\n\n');
  return texts.map((_, index) => (paragraphs[index] ?? '').trimEnd());
}
