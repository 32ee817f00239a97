import type { TextImprover } from '../../src/contracts/engines/text-improver.ts';
import { HarperImprover } from '../../src/engines/harper/harper-improver.ts';
import { HunspellImprover } from '../../src/engines/hunspell/hunspell-improver.ts';
import { sampleTexts } from '../../src/language/style-rules/testing/sample-texts.ts';
import { readCorpus } from '../corpus/read-corpus.ts';

/**
 * What correcting costs: the first call, which loads the engine, and sentences a second one after the other, when their
 * words were never seen and when they were.
 */
const never = new AbortController().signal;
const most = 500;

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function report(engine: TextImprover, language: string, sentences: readonly string[]): Promise<void> {
  const texts = sentences.slice(0, most);
  const [first = ''] = texts;
  const correct = (text: string) => engine.improve({ language, texts: [text], change: 'correct' }, never);
  const resident = process.memoryUsage.rss();
  const loading = await milliseconds(() => correct(first));
  const rounds: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    const took = await milliseconds(async () => {
      for (const text of texts) await correct(text);
    });
    rounds.push(Math.round((texts.length * 1000) / took));
  }
  const more = Math.round((process.memoryUsage.rss() - resident) / 1024 / 1024);
  const words = texts.join(' ').split(/\s+/).length / texts.length;
  console.log(
    `${engine.id} ${language}: first call ${Math.round(loading)} ms, ${rounds[0]} sentences a second (${rounds[1]} when seen before), ` +
      `${words.toFixed(0)} words each, ${more} MiB more in this process`,
  );
}

{
  await using harper = new HarperImprover();
  await report(harper, 'en-US', readCorpus().sentences);
}
{
  await using hunspell = new HunspellImprover({ folder: '/usr/share/hunspell' });
  for (const language of ['de', 'fr', 'es', 'it'])
    if (hunspell.languages().includes(language)) await report(hunspell, language, [...new Set(sampleTexts(language))]);
}
