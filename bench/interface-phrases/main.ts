/**
 * `npm run bench -- interface-phrases --held FOLDER [--targets es,ca]`: what the list of interface phrases is worth on catalogues that
 * it is not made of. FOLDER has the form of `/usr/share/locale`; every catalogue in it counts that the list does not read.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ApertiumTranslator } from '../../src/engines/apertium/apertium-translator.ts';
import { createTranslationRouter } from '../../src/engines/router.ts';
import catalogues from '../../src/language/interface-phrases/catalogues.json' with { type: 'json' };
import { phraseKey, readPhrase } from '../../src/language/interface-phrases/interface-phrase.ts';
import { readCatalogue } from '../../src/language/interface-phrases/message-catalogue.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { requestedLanguage } from '../../src/language/variants.ts';
import { FileInterfacePhrases } from '../../src/storage/interface-phrases/file-interface-phrases.ts';
import { localeFolder } from '../../src/storage/interface-phrases/phrase-file.ts';
import { createChrf } from '../quality/metrics/chrf.ts';
import { sumCounts } from '../quality/metrics/metric.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: { held: { type: 'string' }, targets: { type: 'string', default: 'es,ca,pt_BR,fr,de,it,sv,nb,ja,ru' } },
});
const held = values.held;
if (held === undefined) throw new Error('--held FOLDER is needed.');

const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
const chrf = createChrf();
const never = new AbortController().signal;
await using engine = new ApertiumTranslator();
const router = createTranslationRouter([{ engine, quality: 0.5, kind: 'apertium', weight: 1 }]);
try {
  await using phrases = new FileInterfacePhrases({ path: join(folder, 'phrases.sqlite'), localeFolder });
  console.log(JSON.stringify(await phrases.summary()));
  for (const locale of values.targets.split(',')) await measure(phrases, held, locale);
} finally {
  rmSync(folder, { recursive: true });
}

async function measure(phrases: FileInterfacePhrases, root: string, locale: string): Promise<void> {
  const target = requestedLanguage(locale.replace('_', '-')) ?? locale;
  const messages = readMessages(join(root, locale, 'LC_MESSAGES'));
  const texts = [...messages.keys()];
  const found = await phrases.find({ source: 'en', target, segments: texts.map(textSegment) });
  const served = texts.flatMap((text, index) => {
    const segment = found[index];
    return segment === undefined ? [] : [{ text, answer: plainText(segment), references: messages.get(text) ?? [] }];
  });
  const answers = served.map(({ answer }) => answer);
  const pair = { source: 'en', target };
  const engineAnswers =
    router.find(pair) === undefined
      ? undefined
      : await translated(
          pair,
          served.map(({ text }) => text),
        );
  const references = served.map((one) => one.references);
  console.log(
    `${locale}: ${texts.length} phrases, found ${served.length}; as a reference ${agreement(answers, references)}, ` +
      `chrF ${scoreOf(answers, references)}` +
      (engineAnswers === undefined
        ? ''
        : `; of the engine ${agreement(engineAnswers, references)}, chrF ${scoreOf(engineAnswers, references)}`),
  );
}

async function translated(pair: { source: string; target: string }, texts: readonly string[]) {
  const batch = { ...pair, segments: texts.map(textSegment), options: { formality: 'default' } } as const;
  return (await router.translate([pair], batch, never)).segments.map(plainText);
}

function agreement(answers: readonly string[], references: readonly (readonly string[])[]): string {
  const same = answers.filter((answer, index) =>
    references[index]?.some((one) => phraseKey(one) === phraseKey(answer)),
  );
  return `${((100 * same.length) / answers.length).toFixed(1)} %`;
}

function scoreOf(answers: readonly string[], references: readonly (readonly string[])[]): string {
  const counts = answers.map((answer, index) => chrf.count(answer, references[index] ?? ['']));
  return chrf.score(sumCounts(counts)).toFixed(1);
}

/** Translations by phrase, in all catalogues of a folder that are not part of the list. */
function readMessages(path: string): ReadonlyMap<string, readonly string[]> {
  const messages = new Map<string, string[]>();
  const listed = new Set(catalogues.map(({ domain }) => `${domain}.mo`));
  if (!existsSync(path)) return messages;
  for (const file of readdirSync(path).sort()) {
    if (listed.has(file) || !file.endsWith('.mo')) continue;
    for (const message of readCatalogue(readFileSync(join(path, file)))) {
      const text = readPhrase(message.id);
      const translation = readPhrase(message.translation);
      if (text === undefined || translation === undefined) continue;
      const known = messages.get(text);
      if (known === undefined) messages.set(text, [translation]);
      else if (!known.includes(translation)) known.push(translation);
    }
  }
  return messages;
}
