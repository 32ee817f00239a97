import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runCli } from '../support/run-cli.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';

/** With the checks that the set-up installs. */
describe('dragoman check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-check-'));
  let server: RunningServer;
  before(async () => {
    server = await startServer();
    writeFileSync(join(folder, 'en.md'), '# Tickets\n\nThe ticket costs 15 euros.\n');
    writeFileSync(join(folder, 'es.md'), '# Entradas\n\nLa entrada cuesta 25 euros.\n');
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });
  const documents = ['check', '--from', 'en', '--to', 'es', 'en.md', 'es.md'];

  it('finds the same errors here and on a server', async () => {
    const here = await runCli([...documents, '--json'], folder);
    assert.equal(here.code, 0, here.stderr);
    const [, segment] = JSON.parse(here.stdout).segments;
    assert.deepEqual([segment.errors.length, segment.errors[0].severity], [1, 'Critical'], here.stdout);
    const environment = { DRAGOMAN_API_KEY: developerKey };
    const there = await runCli([...documents, '--json', '--server', server.address], folder, { environment });
    assert.equal(there.code, 0, there.stderr);
    assert.deepEqual(JSON.parse(there.stdout), JSON.parse(here.stdout));
  });

  it('reports for people, as text and as a page, and fails builds', async () => {
    const { code, stdout, stderr } = await runCli([...documents, '--html', 'r.html', '--fail-below', '95'], folder);
    assert.equal(code, 8, stderr);
    assert.match(stdout, /^Segment 2, score \d/m);
    assert.match(stdout, /"15" →\s+"25"/);
    assert.match(stdout, /^1 error in 1 of 2 segments: 1 Critical\.$/m);
    assert.match(stderr, /^dragoman check: the score \d+(\.\d)? is below 95\.$/m);
    assert.match(readFileSync(join(folder, 'r.html'), 'utf8'), /<mark class="critical">25<sup>1<\/sup><\/mark>/);
    assert.equal((await runCli([...documents, '--fail-below', '1'], folder)).code, 0);
  });

  it('helps, and says what is wrong with a command line', async () => {
    assert.match((await runCli(['check', '--help'], folder)).stdout, /--fail-below SCORE/);
    const { code, stderr } = await runCli(['check', 'en.md', 'es.md'], folder);
    assert.deepEqual([code, /--from LANGUAGE is needed/.test(stderr)], [2, true], stderr);
  });
});
