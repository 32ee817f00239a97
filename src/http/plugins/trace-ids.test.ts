import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseIds } from './trace-ids.ts';

const parentId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${parentId}-b7ad6b7169203331-01`;

describe('the trace id of a request', () => {
  it('is that of traceparent from a trusted proxy, with X-Request-ID beside it', () => {
    assert.deepEqual(chooseIds({ traceparent }, true), { traceId: parentId });
    const headers = { traceparent, 'x-request-id': 'abc-1' };
    assert.deepEqual(chooseIds(headers, true), { traceId: parentId, requestId: 'abc-1' });
  });

  it('is X-Request-ID where that has its form', () => {
    assert.deepEqual(chooseIds({ 'x-request-id': parentId }, true), { traceId: parentId });
    const { traceId, requestId } = chooseIds({ 'x-request-id': '0af76519-16cd-43dd-8448-eb211c80319c' }, true);
    assert.match(traceId, /^[\da-f]{32}$/);
    assert.equal(requestId, '0af76519-16cd-43dd-8448-eb211c80319c');
  });

  it('is new for everybody else', () => {
    const { traceId, requestId } = chooseIds({ traceparent, 'x-request-id': 'abc-1' }, false);
    assert.match(traceId, /^[\da-f]{32}$/);
    assert.notEqual(traceId, parentId);
    assert.equal(requestId, undefined);
  });

  // The invalid forms are those of W3C Trace Context, section 3.2.2.
  for (const wrong of [
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `ff-${parentId}-b7ad6b7169203331-01`,
    `00-${parentId.toUpperCase()}-b7ad6b7169203331-01`,
    `00-${parentId}-b7ad6b716920333-01`,
    parentId,
    '',
  ])
    it(`is new where traceparent is "${wrong}"`, () => {
      assert.notEqual(chooseIds({ traceparent: wrong }, true).traceId, parentId);
    });

  it('is that of later versions of traceparent, which may say more', () => {
    assert.equal(chooseIds({ traceparent: `cc-${parentId}-b7ad6b7169203331-01-what` }, true).traceId, parentId);
  });

  for (const wrong of ['a b', 'a"b', '', 'a'.repeat(65), 'ä', '<x>'])
    it(`has nothing beside it where X-Request-ID is "${wrong.slice(0, 9)}"`, () => {
      assert.equal(chooseIds({ 'x-request-id': wrong }, true).requestId, undefined);
    });
});
