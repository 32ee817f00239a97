import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { before, describe, it } from 'node:test';

type LogLine = Readonly<Record<string, string | number | undefined>>;

describe('the log line of a request', () => {
  const lines = new Map<string, LogLine>();
  let logged = '';
  before(async () => {
    const program = join(import.meta.dirname, 'http-log-lines-child.ts');
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    logged = await readText(child.stdout);
    for (const text of logged.trimEnd().split('\n')) {
      const line = JSON.parse(text) as LogLine;
      // The child names each request by its user agent.
      if (line.msg === 'request') lines.set(String(line.userAgent).split(' ')[0] ?? '', line);
    }
  });
  const line = (name: string): LogLine => lines.get(name) ?? assert.fail(`${name} in:\n${logged}`);

  it('says who asked for what, and what was done', () => {
    const { address, operation, status, source, target, characters, engines } = line('translated');
    assert.deepEqual(
      { address, operation, status, source, target, characters, engines },
      {
        address: '203.0.113.9',
        operation: 'translateText',
        status: 200,
        source: 'en',
        target: 'ES',
        characters: 5,
        engines: 'fake',
      },
    );
    assert.match(String(line('translated').accountId), /^[\da-f-]{36}$/);
    assert.ok(line('translated').keyId);
  });

  it('says what a writing engine did', () => {
    const { operation, source, target, characters, engines } = line('corrected');
    assert.deepEqual([operation, source, target, characters, engines], ['correctText', 'en', 'en-US', 11, 'fake']);
  });

  it('says why a request was refused, with languages as they were asked for', () => {
    const { status, code, source, target, accountId } = line('refused');
    assert.deepEqual([status, code, source, target], [400, 'invalid_parameter', 'EN', 'JA']);
    assert.ok(accountId);
  });

  it('shows of a refused key its beginning and its end, and nothing of a short one', () => {
    assert.deepEqual([line('unknown-key').code, line('unknown-key').refusedKey], ['invalid_key', 'abcd****6789']);
    assert.equal(line('short-key').refusedKey, '****');
    assert.ok(!logged.includes('hunter2'));
    assert.equal(line('no-key').code, 'missing_credentials');
  });

  it('names the account of a key that may not do this', () => {
    assert.equal(line('out-of-scope').code, 'out_of_scope');
    assert.ok(line('out-of-scope').accountId);
  });

  it('has the path of what nobody serves, without its query', () => {
    const { status, code, path } = line('nowhere');
    assert.deepEqual([status, code, path], [404, 'not_found', '/v9/nothing']);
    assert.equal(String(line('long-path').path).length, 200);
  });

  it('cuts the user agent and has no control character in it', () => {
    assert.equal(String(line('long-agent').userAgent).length, 100);
    assert.equal(line('tab').userAgent, 'tab between');
  });

  it('has the ids of a trusted proxy', () => {
    const { traceId, requestId } = line('traced');
    assert.deepEqual([traceId, requestId], ['0af7651916cd43dd8448eb211c80319c', 'edge-17']);
  });

  it('holds no text, and no language field that is one', () => {
    assert.doesNotMatch(logged, /unmistakable/i);
  });
});
