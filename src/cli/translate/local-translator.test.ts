import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineTier, TextTranslator, TranslationBatch } from '../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import type { RankedTranslator } from '../../engines/routing/ranked-translator.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { CommandFailure, MisuseError } from '../command-line/command-errors.ts';
import type { CommandTranslator } from './command-translator.ts';
import { createLocalTranslator } from './local-translator.ts';
import { parseTranslateCommand } from './parse-translate-command.ts';

/** Translates into `target:text`. */
class NamingEngine implements TextTranslator {
  readonly id: string;
  readonly tier: EngineTier;
  readonly version = '1';
  readonly batches: TranslationBatch[] = [];
  disposed = 0;
  readonly #pairs: readonly LanguagePair[];

  constructor(tier: EngineTier, ...pairs: string[]) {
    this.id = tier;
    this.tier = tier;
    this.#pairs = pairs.map((pair) => {
      const [source = '', target = ''] = pair.split('>');
      return { source, target };
    });
  }

  pairs(): readonly LanguagePair[] {
    return this.#pairs;
  }

  capabilities() {
    return { formality: false, context: false, instructions: false, terminology: false };
  }

  health() {
    return { state: 'ready' as const };
  }

  async translate(batch: TranslationBatch) {
    this.batches.push(batch);
    return {
      segments: batch.segments.map((segment) => textSegment(`${batch.target}:${plainText(segment)}`)),
      warnings: [],
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.disposed++;
  }
}

describe('translating in the process', () => {
  const { signal } = new AbortController();

  function create(engines: readonly NamingEngine[], args: readonly string[], warnings: string[] = []) {
    const command = parseTranslateCommand([...args, 'text']);
    const ranked: readonly RankedTranslator[] = engines.map((engine) => ({ engine, quality: 0.5 }));
    return createLocalTranslator(ranked, command, { warn: (code) => void warnings.push(code) });
  }

  async function refused(engines: readonly NamingEngine[], ...args: string[]): Promise<Error> {
    const error = await create(engines, args).then(
      (translator: CommandTranslator) => translator[Symbol.asyncDispose]().then(() => undefined),
      (thrown: unknown) => thrown,
    );
    assert(error instanceof Error);
    return error;
  }

  it('translates with the engines it is given, and ends them', async () => {
    const engine = new NamingEngine('classic', 'en>es');
    const translator = await create([engine], ['--to', 'es']);
    const source = { code: 'en', detected: false };
    const [answer] = await translator.translate({ texts: ['Red. Blue.'], format: 'text', source }, signal);
    assert.equal(answer?.text, 'es:Red. es:Blue.');
    assert.equal(answer?.sourceLanguage, 'en');
    assert.equal(engine.disposed, 0);
    await translator[Symbol.asyncDispose]();
    assert.equal(engine.disposed, 1);
  });

  it('lets sentences go on over line ends where lines are wrapped', async () => {
    for (const [args, count] of [
      [[], 2],
      [['--wrapped'], 1],
    ] as const) {
      const engine = new NamingEngine('classic', 'en>es');
      await using translator = await create([engine], ['--to', 'es', ...args]);
      const source = { code: 'en', detected: false };
      await translator.translate({ texts: ['the red\ncar is here'], format: 'text', source }, signal);
      assert.equal(engine.batches[0]?.segments.length, count);
    }
  });

  it('explains what each layer does to each segment', async () => {
    const command = parseTranslateCommand(['--to', 'fr', '--explain', 'text']);
    const engines = ['en>es', 'es>fr'].map((pair) => ({ engine: new NamingEngine('classic', pair), quality: 0.5 }));
    const lines: string[] = [];
    await using translator = await createLocalTranslator(engines, command, {
      warn() {},
      notify: (line) => void lines.push(line),
    });
    const source = { code: 'en', detected: false };
    await translator.translate({ texts: ['Run `npm start`. Why?'], format: 'text', source }, signal);
    assert.deepEqual(lines, [
      'segment          Run `npm start`.',
      'code             `npm start`',
      'classic en → es  es:Run .',
      'classic es → fr  fr:es:Run .',
      '',
      'segment          Why?',
      'classic en → es  es:Why?',
      'classic es → fr  fr:es:Why?',
      'typography       fr:es:Why\u202f?',
      '',
    ]);
  });

  it('serves all pieces of an input with the model that served the first', async () => {
    const [classic, next] = [new NamingEngine('classic', 'en>es'), new NamingEngine('next_gen', 'en>es')];
    await using translator = await create([classic, next], ['--to', 'es']);
    const [first] = await translator.translate({ texts: ['The house is here.'], format: 'text' }, signal);
    const source = { code: first?.sourceLanguage ?? '', detected: true };
    await translator.translate({ texts: ['The car is here.'], format: 'text', source }, signal);
    assert.deepEqual([classic.batches.length, next.batches.length], [0, 2]);
  });

  it('warns of what is not done as asked', async () => {
    const warnings: string[] = [];
    await using translator = await create([new NamingEngine('classic', 'en>es')], ['--to', 'es-419'], warnings);
    await translator.translate(
      { texts: ['The house'], format: 'text', source: { code: 'en', detected: false } },
      signal,
    );
    assert.deepEqual(warnings, ['variant_not_distinguished']);
  });

  it('names the languages there are for one there is not, and ends the engines', async () => {
    const engine = new NamingEngine('classic', 'en>es', 'es>ca', 'ur>hi', 'hi>ur');
    const target = await refused([engine], '--to', 'xx');
    assert(target instanceof MisuseError);
    assert.match(target.message, /^--to: nothing here translates into "xx"; there is ca, es/);
    assert.match((await refused([engine], '--to', 'es', '--from', 'xx')).message, /^--from: .*"xx"; there is en, es/);
    const pair = await refused([engine], '--to', 'ca', '--from', 'ur');
    assert.match(pair.message, /from Urdu \(ur\) into Catalan \(ca\); from ur there is hi\.$/);
    assert.equal(engine.disposed, 3);
  });

  it('goes through a third language, and returns what is in the target language already', async () => {
    await using translator = await create([new NamingEngine('classic', 'en>es', 'es>ca')], ['--to', 'ca']);
    const ask = async (code: string) =>
      (await translator.translate({ texts: ['a'], format: 'text', source: { code, detected: false } }, signal))[0]
        ?.text;
    assert.equal(await ask('en'), 'ca:es:a');
    assert.equal(await ask('ca'), 'a');
  });

  it('points to the doctor when nothing is installed', async () => {
    const error = await refused([], '--to', 'es');
    assert(error instanceof CommandFailure);
    assert.match(error.message, /dragoman doctor/);
  });
});
