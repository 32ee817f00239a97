import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { resolveConfiguration } from '../../src/config/resolve-config.ts';
import { CommandError, parseQualityCommand } from './command/parse-quality-command.ts';
import type { QualityReport } from './report/quality-page.ts';
import { runQualityCommand } from './run-quality-command.ts';

const sample = join(import.meta.dirname, '../../test/corpus/quality/everyday.en-es.tsv');
const pair = ['--from', 'en', '--to', 'es'];

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-quality-'));
});
after(() => rm(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; page: string; report: QualityReport }> {
  const json = join(folder, 'report.json');
  const command = parseQualityCommand([...args, '--json', json]);
  assert.ok(command !== 'help');
  const settings = new Map([['DRAGOMAN_ENGINES', 'apertium']]);
  const { config, secrets } = resolveConfiguration({ get: (name) => settings.get(name), problems: [] }, folder);
  let page = '';
  const code = await runQualityCommand(command, {
    config,
    secrets,
    print: (text) => {
      page += text;
    },
    say() {},
    signal: new AbortController().signal,
  });
  return { code, page, report: JSON.parse(await readFile(json, 'utf8')) };
}

describe('bench:quality', () => {
  it('scores the installed engine beside the stored output', async () => {
    const { code, page, report } = await run(sample, ...pair, '--worst', '2');
    assert.equal(code, 0);
    assert.deepEqual(report.systems.map(({ name }) => name).sort(), ['apertium (server)', 'literal']);
    for (const { name, scores } of report.systems) {
      assert.deepEqual(
        scores.map(({ metric }) => metric),
        ['chrF2', 'chrF2++', 'BLEU'],
      );
      for (const { score, interval } of scores)
        assert.ok(score > 20 && score < 95 && interval.low < score && score < interval.high, `${name} ${score}`);
    }
    assert.ok((report.systems.find(({ name }) => name !== 'literal')?.speed?.wordsPerSecond ?? 0) > 0);
    assert.match(page, /\| apertium \(server\) \| \d\d\.\d ± /);
    assert.match(page, /44 segments/);
    assert.deepEqual(
      report.worst.map(({ segments }) => segments.length),
      [2],
    );
  });

  it('goes over a third language where the engine has no direct way', async () => {
    const file = join(folder, 'pivot.tsv');
    await writeFile(file, 'source\treference\nThe red house is big.\tA casa vermelha é grande.\n');
    const { report } = await run(file, '--from', 'en', '--to', 'pt');
    assert.equal(report.systems.length, 1);
    assert.match(report.systems[0]?.name ?? '', /^apertium en→es, apertium es→pt/);
    assert.ok((report.systems[0]?.scores[0]?.score ?? 0) > 30);
  });

  it('gives the same figures each time, and only of the segments asked for', async () => {
    const first = await run(sample, ...pair, '--no-engines', '--limit', '10');
    const second = await run(sample, ...pair, '--no-engines', '--limit', '10');
    assert.equal(first.report.segments, 10);
    assert.equal(first.page, second.page);
  });

  it('says what is missing', async () => {
    await assert.rejects(run(sample, ...pair, '--engine', 'other'), /"other" is not installed; there is apertium/);
    await assert.rejects(
      run(sample, ...pair, '--output', join(folder, 'no/report.md')),
      /cannot be written \(ENOENT\)/,
    );
    const file = join(folder, 'none.tsv');
    await writeFile(file, 'source\treference\na\tb\n');
    await assert.rejects(run(file, '--from', 'en', '--to', 'fi'), /No installed engine translates from en into fi/);
  });
});

describe('its command line', () => {
  it('takes plain files', () => {
    const command = parseQualityCommand(['--source', 'a', '--reference', 'b', '--system', 'x=c', ...pair]);
    assert.ok(command !== 'help');
    assert.deepEqual(command.files, { source: 'a', references: ['b'], systems: [{ name: 'x', file: 'c' }] });
  });

  it('chooses the tokeniser by the language', () => {
    const tokenizer = (target: string) => {
      const command = parseQualityCommand(['a.tsv', '--from', 'en', '--to', target]);
      return command === 'help' ? '' : command.tokenizer;
    };
    assert.deepEqual(['es', 'zh-Hant', 'ja'].map(tokenizer), ['13a', 'zh', 'char']);
  });

  it('refuses what it does not understand', () => {
    const cases: readonly (readonly [readonly string[], RegExp])[] = [
      [['a.tsv', '--from', 'en'], /--to is missing/],
      [['a.tsv', 'b.tsv', ...pair], /One test set/],
      [pair, /Which test set/],
      [['a.tsv', '--source', 'b', ...pair], /Either/],
      [['a.tsv', '--limit', '0', ...pair], /--limit/],
      [['a.tsv', '--tokenize', 'flores', ...pair], /--tokenize/],
      [['--source', 'a', '--reference', 'b', '--system', 'reference=c', ...pair], /no system can be called/],
    ];
    for (const [args, message] of cases)
      assert.throws(
        () => parseQualityCommand(args),
        (error) => error instanceof CommandError && message.test(error.message),
      );
  });
});
