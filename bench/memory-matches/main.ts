/**
 * `npm run bench -- memory-matches [--locale FOLDER]… [--targets es,ca] [--texts 1000] [--threshold 75] [--show]`: how often a memory
 * helps with texts that it does not contain, on the message catalogues of installed packages. A fifth of the messages are the
 * texts, the others the memory; each text has one translation that somebody made for it.
 */
import { hash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MemoryContent, MemoryUnit } from '../../src/contracts/stores/translation-memories.ts';
import { ApertiumTranslator } from '../../src/engines/apertium/apertium-translator.ts';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { createTranslationRouter } from '../../src/engines/router.ts';
import { askMemory } from '../../src/features/translation/memory-matches.ts';
import { readCatalogue } from '../../src/language/interface-phrases/message-catalogue.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { foldWhiteSpace } from '../../src/language/translation-memory/tokenize.ts';
import { randomIdentifiers } from '../../src/storage/random-identifiers.ts';
import { FileTranslationMemoryStore } from '../../src/storage/translation-memories/file-translation-memory-store.ts';
import { createChrf } from '../quality/metrics/chrf.ts';
import { sumCounts } from '../quality/metrics/metric.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    locale: { type: 'string', multiple: true, default: ['/usr/share/locale'] },
    targets: { type: 'string', default: 'es,ca' },
    texts: { type: 'string', default: '1000' },
    threshold: { type: 'string', default: '75' },
    show: { type: 'boolean', default: false },
  },
});
const threshold = Number(values.threshold);
const chrf = createChrf();
const never = new AbortController().signal;
await using engine = new ApertiumTranslator();
await using morphology = new ApertiumMorphology();
const router = createTranslationRouter([{ engine, quality: 0.5, kind: 'apertium', weight: 1 }]);

for (const target of values.targets.split(',')) await measure(target);

interface Outcome {
  readonly kind: 'adapted' | 'repaired' | 'similar';
  readonly answer: string;
  readonly text: string;
  readonly reference: string;
}

async function measure(target: string): Promise<void> {
  const messages = readMessages(target);
  const isText = (id: string): boolean => Number.parseInt(hash('sha256', id, 'hex').slice(0, 4), 16) % 5 === 0;
  const memory = [...messages].filter(([id]) => !isText(id));
  const texts = [...messages].filter(([id]) => isText(id)).slice(0, Number(values.texts));
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
  try {
    await using store = new FileTranslationMemoryStore({ folder, identifiers: randomIdentifiers });
    const head = { id: randomUUID(), name: 'bench', createdAt: new Date(), sourceLanguage: 'en' };
    await store.create('a', head, contentOf(memory, target));
    const outcomes: Outcome[] = [];
    for (const [text, reference] of texts) {
      const query = { targetLanguage: target, threshold, segments: [textSegment(text)] };
      const [match] = (await store.find('a', head.id, query)) ?? [];
      if (match === undefined) continue;
      if (match.kind === 'exact') {
        outcomes.push({ kind: 'adapted', answer: plainText(match.target), text, reference });
        continue;
      }
      const repaired = await repair(text, target, match);
      outcomes.push({
        kind: repaired === undefined ? 'similar' : 'repaired',
        answer: repaired ?? match.target,
        text,
        reference,
      });
    }
    await report(target, memory.length, texts.length, outcomes);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function repair(text: string, target: string, match: object): Promise<string | undefined> {
  const pair = { source: 'en', target };
  const route = router.find(pair);
  if (route === undefined) return undefined;
  const batch = { ...pair, segments: [textSegment(text)], options: { formality: 'default' } } as const;
  const plan = { route, requests: [pair], options: { formality: 'default' } } as const;
  const memory = { sourceLanguage: 'en', targets: [], threshold, find: async () => [match as never] };
  const { targets } = await askMemory(router, { plan, batch, glossaries: [], memory, morphology }, never);
  return targets?.[0] && plainText(targets[0]);
}

/** What the memory's answers are worth beside what the engine makes of the same texts. */
async function report(target: string, stored: number, asked: number, outcomes: readonly Outcome[]): Promise<void> {
  console.log(`en-${target}: ${stored} stored, ${asked} texts, threshold ${threshold}`);
  for (const kind of ['adapted', 'repaired', 'similar'] as const) {
    const found = outcomes.filter((outcome) => outcome.kind === kind);
    const segments = found.map(({ text }) => textSegment(text));
    const pair = { source: 'en', target };
    const batch = { ...pair, segments, options: { formality: 'default' } } as const;
    const engineTexts =
      segments.length === 0 ? [] : (await router.translate([pair], batch, never)).segments.map(plainText);
    const same = found.filter(({ answer, reference }) => foldWhiteSpace(answer) === foldWhiteSpace(reference)).length;
    const share = ((100 * found.length) / asked).toFixed(1);
    const scores = [found.map(({ answer }) => answer), engineTexts].map((texts) => scoreOf(texts, found));
    console.log(
      `  ${kind}: ${found.length} (${share} %), as the reference ${same}, chrF ${scores[0]}, of the engine ${scores[1]}`,
    );
    if (values.show)
      for (const { text, answer, reference } of found) console.log(JSON.stringify([text, answer, reference]));
  }
}

function scoreOf(texts: readonly string[], found: readonly Outcome[]): string {
  const counts = texts.map((text, index) => chrf.count(text, [found[index]?.reference ?? '']));
  return counts.length === 0 ? '-' : chrf.score(sumCounts(counts)).toFixed(1);
}

/** Translations by text; the first of several. */
function readMessages(target: string): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const folder of values.locale) {
    const path = join(folder, target, 'LC_MESSAGES');
    if (!existsSync(path)) continue;
    for (const file of readdirSync(path).sort())
      for (const { id, translation } of readCatalogue(readFileSync(join(path, file)))) {
        if (id.length > 300 || id.trim() === '' || translation.trim() === '' || messages.has(id)) continue;
        messages.set(id, translation);
      }
  }
  return messages;
}

function contentOf(messages: readonly (readonly [string, string])[], language: string): MemoryContent {
  async function* batches(): AsyncGenerator<readonly MemoryUnit[]> {
    for (let start = 0; start < messages.length; start += 500)
      yield messages.slice(start, start + 500).map(([source, translation]) => ({
        source: textSegment(source),
        targets: [{ language, segment: textSegment(translation) }],
      }));
  }
  return { format: 'units', batches: batches() };
}
