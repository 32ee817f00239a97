import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { errorCodes, type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { errorCatalogue } from '../../src/errors/catalogue.ts';
import { defineOperation } from '../../src/http/operation.ts';
import { createSampleServer } from '../support/sample-server.ts';

/** Fastify gives it status 400, although only a program that calls it too late can cause it. */
const faultsOfTheServer = new Set(['FST_ERR_CTP_INSTANCE_ALREADY_STARTED']);
/** Fastify says 414; here it is a path at which nothing is served. */
const otherStatuses: Readonly<Record<string, number>> = { FST_ERR_MAX_PARAM_LENGTH: 404 };

function serverThrowing(error: unknown, lines: string[] = []): Promise<FastifyInstance> {
  const operation = defineOperation<undefined, undefined>({
    id: 'getSample',
    method: 'GET',
    path: '/sample',
    access: { kind: 'public' },
    summary: 'A sample',
    description: 'For the test.',
    tag: 'Usage',
    response: Type.Object({}),
    async handle() {
      throw error;
    },
  });
  return createSampleServer([operation], { onLogLine: (line) => lines.push(line) });
}

describe('errors of the framework', () => {
  const codes = Object.entries(errorCodes);

  it('are all known: there are many, and each is an error class', () => {
    assert(codes.length > 80);
    for (const [, FrameworkError] of codes) assert.equal(typeof FrameworkError, 'function');
  });

  for (const [name, FrameworkError] of codes)
    it(`${name} is answered as an error of the catalogue`, async () => {
      const error = new FrameworkError('first', 'second', 'third');
      const isOfClient = (error.statusCode ?? 500) < 500 && !faultsOfTheServer.has(name);
      const status = isOfClient ? (otherStatuses[name] ?? error.statusCode) : 500;
      await using server = await serverThrowing(error);
      const answer = await server.inject('/sample?key=secret');
      const { code, message, ...rest } = answer.json();
      assert.equal(answer.statusCode, status);
      assert.equal(errorCatalogue[code as keyof typeof errorCatalogue].status, status);
      assert.equal(typeof message, 'string');
      assert.deepEqual(Object.keys(rest), []);
      assert.match(String(answer.headers['x-trace-id']), /^[0-9a-f]{32}$/);
      assert.doesNotMatch(answer.payload, /FST_|first|secret/);
    });

  it('log no more than a few lines of bounded size, however long the message is', async () => {
    const lines: string[] = [];
    await using server = await serverThrowing(new Error('x'.repeat(100_000)), lines);
    assert.equal((await server.inject('/sample')).statusCode, 500);
    assert.equal(lines.length, 2);
    assert(lines.join('').length < 12 * 1024, `${lines.join('').length} bytes`);
  });
});
