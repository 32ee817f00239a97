/**
 * `npm run bench -- transcripts FOLDER [--models FOLDER] [--source FILE --reference FILE --to ES --lines 300]`: what the capitals and marks
 * that recognized speech gets are worth. Each `.txt` file of the folder is an English talk that somebody transcribed and edited, a
 * sentence a line; its words lose capitals and marks, are cut into segments at three kinds of pauses, and get them back.
 * `--models` names a folder with models for punctuation, which come before the rules.
 * With a source and its translation, sentences are translated as they were written, without capitals and marks, and with
 * those that they get back.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { EngineSettings } from '../../src/contracts/engines/engine-settings.ts';
import { silentEngineEvents } from '../../src/engines/engine-making.ts';
import { SharedEndpoints } from '../../src/engines/llm/endpoint/shared-endpoints.ts';
import { createPunctuationRestorers } from '../../src/engines/punctuation-restorer-registry.ts';
import { TranscriptRestoration } from '../../src/features/voice/restore-transcript.ts';
import { joinWords } from '../../src/language/transcripts/sentences.ts';
import { startServer } from '../../test/support/running-server.ts';
import { sendRequest } from '../../test/support/send-request.ts';
import { createChrf } from '../quality/metrics/chrf.ts';
import { sumCounts } from '../quality/metrics/metric.ts';
import { compareMarks, kinds, noCounts, scoresOf } from './compare-marks.ts';
import { cutSegments, type Pauses, pauses, restoredWords } from './cut-segments.ts';
import { type MarkedWord, readMarkedWords } from './edited-sentence.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    models: { type: 'string' },
    source: { type: 'string' },
    reference: { type: 'string' },
    to: { type: 'string', default: 'ES' },
    lines: { type: 'string', default: '300' },
  },
});
const [, folder] = positionals;
if (folder === undefined) throw new Error('Name a folder: npm run bench -- transcripts FOLDER');
const language = 'en';

await using opened = new AsyncDisposableStack();
const restorers = await createPunctuationRestorers({
  settings: {
    engines: 'found',
    punctuation: 'models',
    speechModelsDir: values.models,
    hunspellDir: '/usr/share/hunspell',
  } as EngineSettings,
  secrets: { llmApiKeys: new Map() },
  events: silentEngineEvents,
  endpoints: new SharedEndpoints(),
});
for (const restorer of restorers) opened.use(restorer);

const talks = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .map((name) => readLines(join(folder, name)).flatMap((line) => readMarkedWords(line, language)));
console.log(`${talks.length} talks, ${talks.flat().length} words. Precision / recall / F1 in percent:\n`);
console.log(row(['pauses', ...kinds]));
console.log(row(['---', ...kinds.map(() => '---:')]));
for (const kind of pauses) await measureMarks(kind);
if (values.source !== undefined && values.reference !== undefined)
  await measureTranslation(values.source, values.reference);

async function measureMarks(kind: Pauses): Promise<void> {
  const counts = noCounts();
  for (const words of talks) compareMarks(words, restoredWords(await restore(words, kind)), counts);
  const cells = kinds.map((each) =>
    scoresOf(counts.get(each) ?? { expected: 0, written: 0, right: 0 })
      .map((score) => score.toFixed(0))
      .join(' / '),
  );
  console.log(row([kind, ...cells]));
}

async function restore(words: readonly MarkedWord[], kind: Pauses) {
  const restoration = new TranscriptRestoration({ restorers, tentative: undefined });
  const restored = [];
  for (const segment of cutSegments(words, kind, language)) restored.push(await restoration.conclude(segment));
  return restored;
}

async function measureTranslation(sourcePath: string, referencePath: string): Promise<void> {
  const count = Number(values.lines);
  const [source, reference] = [sourcePath, referencePath].map((path) => readLines(path).slice(0, count)) as [
    string[],
    string[],
  ];
  const spoken = source.map((line) => readMarkedWords(line, language));
  const restored: string[] = [];
  for (const words of spoken)
    restored.push((await restore(words, pauses[0])).map((segment) => joinWords(segment.words, language)).join(' '));
  const forms = {
    'as it was written': source,
    'words alone': spoken.map((words) => words.map((word) => word.spoken).join(' ')),
    'capitals and marks restored': restored,
  };
  await using server = await startServer();
  const chrf = createChrf();
  console.log(`\n${source.length} sentences into ${values.to}, chrF:\n`);
  for (const [name, texts] of Object.entries(forms)) {
    const translations: string[] = [];
    for (let at = 0; at < texts.length; at += 50) {
      const body = { text: texts.slice(at, at + 50), source_lang: 'EN', target_lang: values.to };
      const answer = await sendRequest(server.address, 'POST', '/v2/translate', { body });
      if (answer.status !== 200) throw new Error(answer.text);
      const { translations: some } = answer.json() as { readonly translations: readonly { readonly text: string }[] };
      translations.push(...some.map(({ text }) => text));
    }
    const counts = translations.map((text, index) => chrf.count(text, [reference[index] ?? '']));
    console.log(row([name, chrf.score(sumCounts(counts)).toFixed(1)]));
  }
}

function readLines(path: string): readonly string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
