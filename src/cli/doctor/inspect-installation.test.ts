import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ScriptedRecognizer } from '../../../test/support/scripted-speech.ts';
import { resolveConfiguration } from '../../config/resolve-config.ts';
import type { QualityEvaluator } from '../../contracts/engines/quality-evaluator.ts';
import type { EngineHealth, TextTranslator, TranslationBatch } from '../../contracts/engines/text-translator.ts';
import type { WritingEngine } from '../../contracts/engines/writing-engine.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { FakeQualityEvaluator } from '../../engines/fake/fake-quality-evaluator.ts';
import { FakeSpeechSynthesizer } from '../../engines/fake/fake-speech-synthesizer.ts';
import { FakeWritingEngine } from '../../engines/fake/fake-writing-engine.ts';
import { HunspellWritingEngine } from '../../engines/hunspell/hunspell-writing-engine.ts';
import { RulesEngine } from '../../engines/rules/rules-engine.ts';
import { RefusedPunctuation } from '../../engines/sherpa/punctuation/refused-punctuation.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { DoctorReport, ObjectStoreReport, ServerReport } from './doctor-report.ts';
import { formatReport } from './format-report.ts';
import { inspectInstallation } from './inspect-installation.ts';
import { dpkgStatus, packageTable } from './inspect-packages.ts';
import type { InspectedSpeech } from './inspect-speech.ts';
import { TimeOver } from './limit-by-load.ts';

interface EngineFacts {
  readonly pairs?: readonly LanguagePair[];
  readonly health?: EngineHealth;
  readonly translate?: TextTranslator['translate'];
  readonly describe?: () => unknown;
}

const pairs: readonly LanguagePair[] = [
  { source: 'ca', target: 'es' },
  { source: 'en', target: 'es' },
  { source: 'es', target: 'pt' },
  { source: 'es', target: 'pt-BR' },
];

describe('the doctor', () => {
  const { config } = resolveConfiguration({ get: () => undefined, problems: [] }, '/');

  function engine(facts: EngineFacts): TextTranslator {
    return {
      id: 'sample',
      tier: 'classic',
      version: '1',
      pairs: () => facts.pairs ?? pairs,
      capabilities: () => ({ formality: false, context: false, instructions: false, terminology: false }),
      health: () => facts.health ?? { state: 'ready' },
      translate: facts.translate ?? (async ({ segments }: TranslationBatch) => ({ segments, warnings: [] })),
      ...(facts.describe === undefined ? {} : { describe: facts.describe }),
      async [Symbol.asyncDispose]() {},
    };
  }

  function examine(
    engines: readonly TextTranslator[],
    problems: readonly string[] = [],
    writingEngines: readonly WritingEngine[] = [],
    more: {
      readonly server?: ServerReport;
      readonly signal?: AbortSignal;
      readonly objectStore?: ObjectStoreReport;
      readonly evaluators?: readonly QualityEvaluator[];
      readonly speech?: Partial<InspectedSpeech>;
    } = {},
  ): Promise<DoctorReport> {
    return inspectInstallation(
      {
        version: '1.2.3',
        node: '24.0.0',
        config,
        configurationProblems: problems,
        translators: engines.map((one) => ({ engine: one, quality: 0.5 })),
        writingEngines,
        rewriters: [new RulesEngine()],
        evaluators: more.evaluators ?? [],
        speech: {
          recognizers: [],
          synthesizers: [],
          punctuation: [],
          decoders: { missing: () => undefined },
          ...more.speech,
        },
        converter: { id: 'libreoffice', health: () => ({ state: 'unavailable', reason: 'not installed.' }) },
        browser: { unavailable: () => 'no browser is installed; `npm run setup browser` installs Chromium.' },
        textRecognizer: {
          id: 'tesseract',
          health: async () => ({ state: 'ready' }),
          languages: async () => ['en', 'es'],
        },
        fonts: 0,
        packages: { table: packageTable, status: dpkgStatus, root: false },
        server: more.server,
        objectStore: more.objectStore ?? null,
      },
      more.signal ?? new AbortController().signal,
    );
  }

  function print(report: DoctorReport, verbose = false): string {
    return formatReport(report, { verbose, width: 60 });
  }

  it('is content when a trial succeeds, in the direction most people would try', async () => {
    const batches: TranslationBatch[] = [];
    const report = await examine([
      engine({
        async translate(batch) {
          batches.push(batch);
          return { segments: batch.segments, warnings: [] };
        },
      }),
    ]);
    assert.equal(report.ready, true);
    assert.deepEqual(
      batches.map(({ source, target }) => `${source} ${target}`),
      ['en es'],
    );
    assert.match(print(report), /Engine sample \(classic\): ready\n {2}A trial of en → es took \d+ ms/);
    assert.match(print(report), /Ready to translate\.\n$/);
  });

  it('says why documents cannot be converted', async () => {
    assert.match(
      print(await examine([engine({})])),
      /^Conversions of documents, libreoffice: unavailable: not installed\.$/m,
    );
  });

  it('says what to install for pages of agent tasks', async () => {
    const text = print(await examine([engine({})])).replace(/\s+/g, ' ');
    assert.match(text, /Pages in agent tasks, chromium: unavailable: no browser is installed; `npm run setup browser`/);
  });

  it('lists what text in pictures is recognized in, and says what waits for fonts', async () => {
    const text = print(await examine([engine({})]));
    assert.match(text, /^Text in pictures, tesseract: ready\n {2}Languages: en English, es Spanish$/m);
    assert.match(text, /^Fonts for PDF files: none; PDF files wait/m);
  });

  it('lists directions with names, and variants with their language', async () => {
    const text = print(await examine([engine({})]));
    assert.match(text, /^ {4}en English → es Spanish$/m);
    assert.match(text, /^ {4}es Spanish → pt Portuguese \(pt-BR\)$/m);
  });

  it('counts what can be reached directly and through a third language', async () => {
    const { reach } = await examine([engine({})]);
    assert.deepEqual(reach, { sources: 3, targets: 2, direct: 3, throughThirdLanguage: 2 });
  });

  it('finds an engine that is installed and does not work, with every cause', async () => {
    const cause = new Error('lt-proc: not found');
    const translate = async () => {
      throw new ServiceError('engine_failed', {}, { cause });
    };
    const report = await examine([engine({ translate })]);
    assert.equal(report.ready, false);
    assert.match(print(report), /A trial of en → es FAILED: The engine failed.*lt-proc: not found/);
    assert.match(print(report), /Not ready to translate\.\n$/);
  });

  it('tries evaluators of translations that the running server does not vouch for', async () => {
    const works = new FakeQualityEvaluator({ id: 'works' });
    const fails = new FakeQualityEvaluator({ id: 'fails', failure: new ServiceError('engine_failed', {}) });
    const vouched = new FakeQualityEvaluator({ id: 'vouched' });
    const server = {
      address: 'http://127.0.0.1:1',
      state: 'ready',
      checks: [{ name: 'vouched', ready: true }],
    } as const;
    const report = await examine([engine({})], [], [], { evaluators: [works, fails, vouched], server });
    const text = print(report);
    assert.match(text, /Quality evaluation works: ready\n {2}A trial of en → es took \d+ ms/);
    assert.match(text, /Quality evaluation fails: ready\n {2}A trial of en → es FAILED: The engine failed/);
    assert.match(text, /Quality evaluation vouched: ready\n\n/);
    assert.deepEqual(vouched.requests, []);
    assert.equal(report.failed, true);
  });

  it('lists recognizers and voices, and tries voices', async () => {
    const failure = new ServiceError('engine_failed', {});
    const expectation = 'usable on clean speech';
    const report = await examine([engine({})], [], [], {
      speech: {
        recognizers: [Object.assign(new ScriptedRecognizer({ vocabulary: [] }), { expectation })],
        synthesizers: [new FakeSpeechSynthesizer(), new FakeSpeechSynthesizer({ id: 'fails', failure })],
        punctuation: [new RefusedPunctuation({ id: 'sherpa-marks', reason: 'there is no file for "model"' })],
        decoders: { missing: () => 'ffmpeg is not installed' },
      },
    });
    const text = print(report);
    assert.match(
      text,
      /Speech recognition scripted: ready\n {2}Languages: en English\n {2}Quality: usable on clean speech\n/,
    );
    assert.match(text, /Voices [\w-]+: ready\n {2}A trial in \w+ took \d+ ms/);
    assert.match(text, /Voices fails: ready\n {2}A trial in \w+ FAILED: The engine failed/);
    assert.match(text, /Capitals and marks of speech sherpa-marks: unavailable: there is no file for "model"/);
    assert.match(text, /Audio: ffmpeg is not installed/);
    assert.equal(report.failed, true);
  });

  it('does not try an engine that is unavailable, and says why it is', async () => {
    const report = await examine([
      engine({ pairs: [], health: { state: 'unavailable', reason: 'nothing is installed' } }),
    ]);
    assert.deepEqual([report.ready, report.engines[0]?.trial], [false, undefined]);
    assert.match(print(report), /Engine sample \(classic\): unavailable: nothing is installed/);
  });

  it('is not content with a wrong configuration, and lists what is wrong', async () => {
    const report = await examine([engine({})], ['DRAGOMAN_PORT: must be a number']);
    assert.equal(report.ready, false);
    assert.match(print(report), /Configuration: 1 problem\n {2}- DRAGOMAN_PORT: must be a number\n/);
  });

  it('shows what is not offered in detail when asked', async () => {
    const describeItself = () => ({
      skipped: [
        { name: 'a-b', reason: 'a file is missing' },
        { name: 'c-d', reason: 'a file is missing' },
      ],
      missingPrograms: ['lt-proc'],
      lexicons: ['en', 'sv'],
    });
    const report = await examine([engine({ describe: describeItself })]);
    assert.match(print(report), /2 installed modes are not offered; --verbose says why\./);
    assert.match(print(report), /Missing programs: lt-proc/);
    assert.match(print(report), /Terms in other forms: en, sv/);
    assert.match(print(report, true), /a file is missing: a-b, c-d/);
  });

  it('shows what improves texts, in which languages, with styles and tones, and tries it', async () => {
    const languages = ['en-US', 'ja'];
    const able = new FakeWritingEngine({ id: 'able', languages, styles: ['business', 'friendly'] });
    const failing = new FakeWritingEngine({ id: 'failing', failure: new ServiceError('engine_failed', {}) });
    const report = await examine([engine({})], [], [able, failing]);
    const text = print(report);
    assert.match(text, /^Writing able: ready\n {2}A trial in en-US took \d+ ms/m);
    assert.match(text, /^ {4}ja Japanese: business, friendly$/m);
    assert.match(text, /^ {2}A trial in en-US FAILED: /m);
    assert.deepEqual([report.ready, report.failed], [true, true]);
    assert.doesNotMatch(text, /Ready to translate/, 'something FAILED');
    assert.match(text, /It translates, but not everything works: look for FAILED above\.\n$/);
  });

  it('starts no engine that the running server says is ready, and takes its word for it', async () => {
    const server = {
      address: 'http://a',
      state: 'ready',
      milliseconds: 3,
      checks: [{ name: 'sample', ready: true }],
    } as const;
    const translate = async () => assert.fail('a second engine');
    const report = await examine([engine({ translate })], [], [], { server });
    assert.deepEqual([report.ready, report.failed, report.engines[0]?.trial], [true, false, undefined]);
    assert.match(print(report), /^Server: http:\/\/a ready, answered in 3 ms/m);
    assert.match(print(report), /Ready to translate\.\n$/);
  });

  it('tries what the running server says is not ready, and repeats why', async () => {
    const checks = [{ name: 'sample', ready: false, reason: 'no model' }];
    const report = await examine([engine({})], [], [], { server: { address: 'http://a', state: 'not_ready', checks } });
    assert.ok(report.engines[0]?.trial);
    assert.match(print(report), /NOT READY:\n {2}sample: no model\n/);
  });

  it('says of a trial that was late that it is slow, not that it failed', async () => {
    const signal = AbortSignal.abort(new TimeOver('no answer in 300 s; the machine is busy'));
    const translate = async () => {
      throw signal.reason;
    };
    const report = await examine([engine({}), engine({ translate })], [], [], { signal });
    assert.deepEqual([report.ready, report.failed], [true, false]);
    assert.match(print(report), /A trial of en → es is SLOW: no answer in 300 s; the machine is busy\n/);
    assert.doesNotMatch(print(report), /FAILED/);
  });

  it('names the package of each dictionary that is missing', async () => {
    const text = print(await examine([engine({})], [], [new HunspellWritingEngine({ folder: '/nowhere' })]));
    assert.match(
      text,
      /^Writing hunspell: unavailable: .* installed; to get all: `sudo apt-get install .*hunspell-de-de.*`$/m,
    );
    assert.match(text, /^ {2}Missing: ca \(hunspell-ca\), da \(hunspell-da\),\n {11}de \(hunspell-de-de\)/m);
  });

  it('says what to type for missing packages', async () => {
    const report = await examine([engine({})]);
    const missing = { known: true, needed: 3, missing: ['one'], installCommand: 'sudo apt-get install one' };
    assert.match(
      print({ ...report, packages: missing }),
      /1 of 3 are missing\n {2}one\n.*:\n {4}sudo apt-get install one\n/,
    );
    assert.match(print({ ...report, packages: { known: false, needed: 3, missing: [] } }), /no dpkg/);
  });

  it('says what to do about a data folder that cannot be written to', async () => {
    const report = await examine([engine({})]);
    const folder = (exists: boolean) => print({ ...report, dataFolder: { path: '/x', exists, writable: false } });
    for (const exists of [true, false]) assert.match(folder(exists), /Data folder: \/x \([A-Z ]+: .*DRAGOMAN_DATA_DIR/);
  });

  it('names a PostgreSQL database, and says why one cannot be used', async () => {
    const report = await examine([engine({})]);
    assert.doesNotMatch(print(report), /Database/);
    const database = { kind: 'postgresql', server: 'db:5432', name: 'dragoman', checks: [] } as const;
    assert.match(
      print({ ...report, database: { ...database, version: '15.4' } }),
      /PostgreSQL, dragoman at db:5432 \(version 15\.4\): all 0 checks passed/,
    );
    const problem = 'It is away.\nStart it.';
    assert.match(
      print({ ...report, database: { ...database, problem } }),
      /CANNOT BE USED:\n {2}It is away\.\n {2}Start it\.\n/,
    );
  });

  it('is not ready when a check of a store has failed, and says what to do', async () => {
    const report = await examine([engine({})]);
    const checks = [
      { name: 'put', outcome: 'failure', found: 'the server refuses it', advice: 'Give the permission.' },
      { name: 'clock', outcome: 'warning', found: '9.0 s ahead', advice: 'Synchronize.' },
      { name: 'get', outcome: 'ok', found: 'took 3 ms' },
    ] as const;
    const stored = { ...report, objectStore: { kind: 's3', address: 's3://texts/', checks } } as const;
    const lines = [
      'Object store: s3://texts/: of 3 checks 1 FAILED, 1 with warnings',
      '  FAILED put: the server refuses it',
      '    Give the permission.',
      '  WARNING clock: 9.0 s ahead',
      '    Synchronize.',
    ];
    assert.ok(print(stored).includes(`${lines.join('\n')}\n`));
    assert.doesNotMatch(print(stored), /took 3 ms/);
    assert.match(print(stored, true), /^ {2}ok get: took 3 ms$/m);
    assert.equal((await examine([engine({})], [], [], { objectStore: stored.objectStore })).ready, false);
    const warned = { ...stored.objectStore, checks: checks.slice(1) };
    assert.equal((await examine([engine({})], [], [], { objectStore: warned })).ready, true);
  });

  it('breaks long lists at the width of the terminal', async () => {
    const many = ['ca', 'en', 'eo', 'fr', 'gl', 'it', 'oc', 'pt'].map((target) => ({ source: 'es', target }));
    const lines = print(await examine([engine({ pairs: many })])).split('\n');
    const listed = lines.slice(lines.findIndex((line) => line.startsWith('    es Spanish →')));
    const list = listed.slice(0, listed.indexOf(''));
    assert(list.length > 1);
    for (const line of list) assert(line.length <= 60, line);
    assert.match(list.join(' '), /fr French, +gl Galician/);
  });
});
