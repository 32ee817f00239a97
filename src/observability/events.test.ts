import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ServiceError } from '../errors/service-error.ts';
import { Events } from './events.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';

function record() {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return { events: new Events(createLogger('info', stream), createMetrics()), lines };
}

const warning = 'warn';
const failure = 'error';

describe('the log of requests that fail', () => {
  it('has a warning without a stack where the server works and the client comes back later', () => {
    const { events, lines } = record();
    const refusals = [
      new ServiceError('document_not_ready', { reason: 'it is queued.' }),
      new ServiceError('storage_unavailable', { reason: 'the disk is full.' }),
      new ServiceError('shutting_down', {}),
      new ServiceError('overloaded', {}),
    ];
    for (const error of refusals) events.requestFailed({ traceId: '1', code: error.code, error });
    assert.deepEqual(
      lines.map(({ level, code, err }) => [level, code, err]),
      refusals.map(({ code }) => [warning, code, undefined]),
    );
  });

  it('has the stack of everything else', () => {
    const { events, lines } = record();
    events.requestFailed({ traceId: '1', code: 'internal', error: new Error('broken') });
    assert.equal(lines[0]?.level, failure);
    assert.match(JSON.stringify(lines[0]?.err), /broken.*events\.test\.ts/);
  });

  it('treats tasks of the server alike', () => {
    const { events, lines } = record();
    const error = new ServiceError('storage_unavailable', { reason: 'the disk is full.' });
    events.taskFailed({ task: 'sweep-objects', error });
    events.taskFailed({ task: 'sweep-objects', error: new Error('broken') });
    assert.deepEqual(
      lines.map(({ level, task }) => [level, task]),
      [
        [warning, 'sweep-objects'],
        [failure, 'sweep-objects'],
      ],
    );
  });
});
