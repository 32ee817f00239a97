import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { LanguageToolWritingEngine } from '../../src/engines/languagetool/languagetool-writing-engine.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { describeTextCorrector } from './text-corrector.ts';
import { describeWritingEngine, type WritingEngineContract } from './writing-engine.ts';

function describeCorrector(name: string, contract: WritingEngineContract<LanguageToolWritingEngine>): void {
  describeWritingEngine(name, contract);
  describeTextCorrector(name, contract);
}

/** Finds `teh` and `a apple`, and calls `very` bad style, as the HTTP interface of LanguageTool answers. */
function startServer(): Promise<Server> {
  const findings = [
    { pattern: /\bteh\b/g, replacements: ['the', 'eh'], rule: { id: 'SPELL', issueType: 'misspelling' } },
    { pattern: /\ba(?= apple)/g, replacements: ['an'], rule: { id: 'AN', issueType: 'grammar' } },
    { pattern: /\bvery\b/g, replacements: ['most'], rule: { id: 'VERY', issueType: 'style' } },
    { pattern: /\btheir\b/g, replacements: ['there', 'they’re'], rule: { id: 'THEIR', issueType: 'grammar' } },
  ];
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/v2/languages') {
      response.end(JSON.stringify([{ name: 'English (US)', code: 'en', longCode: 'en-US' }]));
      return;
    }
    let body = '';
    for await (const part of request) body += part;
    const text = new URLSearchParams(body).get('text') ?? '';
    const matches = findings.flatMap(({ pattern, replacements, rule }) =>
      Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
        offset: index,
        length: found.length,
        replacements: replacements.map((value) => ({ value })),
        rule,
      })),
    );
    response.end(JSON.stringify({ matches }));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

let server: Server;
before(async () => {
  server = await startServer();
});
after(() => {
  server.closeAllConnections();
  server.close();
});

describeCorrector('LanguageTool', {
  create: () => {
    const { port } = server.address() as AddressInfo;
    return new LanguageToolWritingEngine({ url: `http://127.0.0.1:${port}/v2/` });
  },
  language: 'en-US',
  corrections: [['This is a apple in teh basket.', 'This is an apple in the basket.']],
  right: ['This is a very good basket, and it is their apple.'],
});

describe('a LanguageTool server', () => {
  const signal = new AbortController().signal;
  const improve = (writingEngine: LanguageToolWritingEngine, ...texts: string[]) =>
    writingEngine.improve({ language: 'en-US', texts, change: 'correct' }, signal);

  interface Programmed {
    status: number;
    open: number;
    most: number;
    /** What it answers, or how it fails to. */
    body: string;
  }

  /** Answers what the test says, to so many requests at once as come. */
  async function startProgrammed() {
    const programmed: Programmed = { status: 200, open: 0, most: 0, body: '{"matches":[]}' };
    const fake = createServer(async (request, response) => {
      if (request.url === '/v2/languages') {
        response.writeHead(programmed.status === 200 ? 200 : 503);
        response.end(JSON.stringify([{ code: 'en', longCode: 'en-US' }]));
        return;
      }
      programmed.open += 1;
      programmed.most = Math.max(programmed.most, programmed.open);
      await request.resume().toArray();
      await new Promise((resolve) => setImmediate(resolve));
      programmed.open -= 1;
      if (programmed.body === 'hangs') return;
      if (programmed.body === 'breaks off') {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('{"matches":', () => request.socket.destroy());
        return;
      }
      response.writeHead(programmed.status);
      response.end(programmed.body);
    });
    await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
    const clock = new ManualClock();
    const url = `http://127.0.0.1:${(fake.address() as AddressInfo).port}/v2`;
    const writingEngine = new LanguageToolWritingEngine({ url, clock });
    await writingEngine.started();
    return {
      programmed,
      clock,
      writingEngine,
      async [Symbol.asyncDispose]() {
        await writingEngine[Symbol.asyncDispose]();
        fake.closeAllConnections();
        fake.close();
      },
    };
  }

  it('gets eight requests at once at most, however many texts there are', async () => {
    await using scene = await startProgrammed();
    await improve(scene.writingEngine, ...Array.from({ length: 60 }, (_, index) => `Text ${index} is right.`));
    assert.ok(scene.programmed.most <= 8, `${scene.programmed.most} at once`);
  });

  it('that fails is reported as failing, so that others go first, until it answers again', async () => {
    await using scene = await startProgrammed();
    const { writingEngine, programmed, clock } = scene;
    programmed.status = 500;
    await assert.rejects(improve(writingEngine, 'This is right.'), { code: 'engine_failed' });
    assert.deepEqual(writingEngine.health(), { state: 'failing', reason: 'LanguageTool answered 500' });
    assert.deepEqual(writingEngine.languages(), ['en-US']);
    programmed.status = 200;
    clock.advance(30_000);
    while (writingEngine.health().state !== 'ready') await new Promise((resolve) => setImmediate(resolve));
    programmed.status = 500;
    await assert.rejects(improve(writingEngine, 'This is right.'));
    programmed.status = 200;
    await improve(writingEngine, 'This is right.');
    assert.deepEqual(writingEngine.health(), { state: 'ready' });
  });

  it('that has no room for a text can be asked again later', async () => {
    await using scene = await startProgrammed();
    for (const status of [429, 503]) {
      scene.programmed.status = status;
      await assert.rejects(improve(scene.writingEngine, 'This is right.'), { code: 'engine_unavailable' });
    }
    assert.equal(scene.writingEngine.health().state, 'failing');
  });

  it('that answers what is no answer to the text fails, and serves the next text', async () => {
    await using scene = await startProgrammed();
    const { writingEngine, programmed } = scene;
    const match = { offset: 0, length: 4, replacements: [{ value: 'That' }], rule: { id: 'R', issueType: 'grammar' } };
    const bodies = [
      '<html>Bad gateway</html>',
      'null',
      '{"matches":{}}',
      ...[{ offset: -1 }, { offset: 20 }, { length: 1e9 }, { replacements: 'That' }, { rule: {} }, { rule: null }].map(
        (fault) => JSON.stringify({ matches: [{ ...match, ...fault }] }),
      ),
      `{"matches":[],"more":"${'x'.repeat(5 * 1024 * 1024)}"}`,
    ];
    for (const body of bodies) {
      programmed.body = body;
      await assert.rejects(improve(writingEngine, 'This is right.'), { code: 'engine_failed' }, body.slice(0, 80));
    }
    programmed.body = 'breaks off';
    await assert.rejects(improve(writingEngine, 'This is right.'), { code: 'engine_unavailable' });
    programmed.body = JSON.stringify({ matches: [match] });
    assert.deepEqual((await improve(writingEngine, 'This is right.')).texts, ['That is right.']);
    assert.deepEqual(writingEngine.health(), { state: 'ready' });
  });

  it('that does not answer in time is given up, and so is one whose client has gone', async () => {
    await using scene = await startProgrammed();
    const { writingEngine, programmed, clock } = scene;
    programmed.body = 'hangs';
    const late = assert.rejects(improve(writingEngine, 'This is right.'), { code: 'engine_timed_out' });
    while (programmed.most === 0) await new Promise((resolve) => setImmediate(resolve));
    clock.advance(20_000);
    await late;
    const gone = new AbortController();
    const batch = { language: 'en-US', texts: ['This is right.'], change: 'correct' } as const;
    const left = assert.rejects(writingEngine.improve(batch, gone.signal), /has left/);
    gone.abort(new Error('the client has left'));
    await left;
  });

  it('that refuses a text is none that fails', async () => {
    await using scene = await startProgrammed();
    scene.programmed.status = 413;
    await assert.rejects(improve(scene.writingEngine, 'This is right.'), { code: 'engine_failed' });
    assert.deepEqual(scene.writingEngine.health(), { state: 'ready' });
  });

  it('that is not there is reported with the reason', async () => {
    const gone = await startServer();
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    await using writingEngine = new LanguageToolWritingEngine({ url: `http://127.0.0.1:${port}/v2` });
    await writingEngine.started();
    assert.deepEqual(writingEngine.health(), { state: 'unavailable', reason: 'nothing listens there' });
  });
});
