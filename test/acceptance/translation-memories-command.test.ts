import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { tmxEnd, tmxStart, tmxUnit } from '../integration/translation-memories-fixtures.ts';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

describe('dragoman memories import', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
    const write = (name: string, content: string): void => writeFileSync(join(server.dataDir, name), content);
    write('Manuals.tmx', tmxStart + tmxUnit(1) + tmxUnit(2) + tmxEnd);
    write('open.tmx', (tmxStart + tmxUnit(1) + tmxEnd).replace('srclang="en"', 'srclang="*all*"'));
    // Large, so that the answer comes while the file is still being sent.
    write('bad.tmx', `${tmxStart}\n<oops\n${tmxUnit(1).repeat(100_000)}${tmxEnd}`);
  });
  after(() => server[Symbol.asyncDispose]());

  const run = (...args: readonly string[]): Promise<CliResult> => runWithKey(developerKey, args);
  function runWithKey(key: string, args: readonly string[]): Promise<CliResult> {
    const { port } = new URL(server.address);
    const environment = { DRAGOMAN_API_KEY: key, DRAGOMAN_PORT: port };
    return runCli(['memories', ...args], server.dataDir, { environment });
  }

  it('makes a memory of each file in the server that is configured, or in the one that is named', async () => {
    for (const more of [[], ['--server', server.address, '--key', developerKey]]) {
      const { code, stdout, stderr } = await run('import', 'Manuals.tmx', 'open.tmx', ...more);
      assert.deepEqual([code, stderr], [0, '']);
      const [first = '', second = ''] = stdout.split('\n');
      assert.match(first, /^[0-9a-f-]{36} {2}Manuals: 2 segments from en into es$/);
      assert.match(second, /^[0-9a-f-]{36} {2}open: 1 segment from en into es$/);
      const answer = await server.request(`/v3/translation_memories/${first.slice(0, 36)}`);
      assert.equal(((await answer.json()) as { name: string }).name, 'Manuals');
    }
  });

  it('prints the answers of the server as JSON, with their files', async () => {
    const { code, stdout, stderr } = await run('import', 'none.tmx', 'Manuals.tmx', '--json');
    assert.equal(code, 1);
    assert.match(stderr, /none\.tmx: /);
    const {
      translation_memories: [memory],
    } = JSON.parse(stdout);
    const { file, skipped_segment_count: _skipped, ...fields } = memory;
    assert.equal(file, 'Manuals.tmx');
    const stored = (await (
      await server.request(`/v3/translation_memories/${fields.translation_memory_id}`)
    ).json()) as object;
    assert.deepEqual({ ...stored, ...fields }, stored);
  });

  it('takes a name and a source language', async () => {
    const { code, stdout } = await run('import', 'open.tmx', '--name', 'Of my own', '--from', 'es');
    assert.equal(code, 0);
    assert.match(stdout, / Of my own: 1 segment from es into en\n$/);
  });

  it('names the line of an error, and continues with the other files', async () => {
    const { code, stdout, stderr } = await run('import', 'bad.tmx', 'none.tmx', 'Manuals.tmx');
    assert.equal(code, 1);
    assert.match(stderr, /bad\.tmx: The TMX file could not be read: line \d+: /);
    assert.match(stderr, /none\.tmx: /);
    assert.match(stdout, / Manuals: 2 segments/);
  });

  it('says what is wrong with the command line, the key or the address', async () => {
    for (const [args, code, words] of [
      [[], 2, /Usage:\n {2}dragoman memories COMMAND/],
      [['import'], 2, /Name a TMX file/],
      [['export'], 2, /There is no command "memories export"/],
      [['import', 'a', 'b', '--name', 'c'], 2, /--name is for one file only/],
      [
        ['import', 'a', '--nmae', 'c'],
        2,
        /There is no option --nmae\. Did you mean --name\?.*dragoman memories import --help/,
      ],
      [['import', 'Manuals.tmx', '--server', 'ftp://x'], 2, /--server takes an address/],
      [['import', 'Manuals.tmx', '--server', 'http://127.0.0.1:9'], 1, /cannot be reached/],
      [['import', 'Manuals.tmx', '--key', 'wrong'], 1, /Authorization failed: .*\(HTTP 403\)/],
    ] as const) {
      const result = await run(...args);
      assert.equal(result.code, code, args.join(' '));
      assert.match(result.stderr, words);
    }
    assert.match(
      (await runWithKey('', ['import', 'Manuals.tmx'])).stderr,
      /needs a key: --key KEY, or DRAGOMAN_API_KEY/,
    );
    assert.match((await run('import', '--help')).stdout, /^Imports TMX files/);
  });
});
