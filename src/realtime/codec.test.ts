import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decode, encode } from '@msgpack/msgpack';
import fc from 'fast-check';
import { codecs } from './codec.ts';
import { RealtimeError, reasons } from './reasons.ts';

function reasonOf(format: 'json' | 'msgpack', frame: string | Uint8Array, isBinary: boolean): string {
  try {
    codecs[format].read(typeof frame === 'string' ? Buffer.from(frame) : frame, isBinary);
    return 'none';
  } catch (error) {
    assert.ok(error instanceof RealtimeError, String(error));
    assert.equal(error.errorCode, 400);
    return error.reason;
  }
}

describe('messages of clients', () => {
  it('are read from both formats', () => {
    const data = Buffer.from([0, 1, 254, 255]);
    const json = JSON.stringify({ source_media_chunk: { data: data.toString('base64') } });
    const packed = encode({ source_media_chunk: { data: new Uint8Array(data) } });
    for (const message of [codecs.json.read(Buffer.from(json), false), codecs.msgpack.read(packed, true)]) {
      assert.equal(message.kind, 'source_media_chunk');
      assert.deepEqual(Buffer.from((message as { data: Uint8Array }).data), data);
    }
    assert.deepEqual(codecs.msgpack.read(encode({ end_of_source_media: {} }), true), { kind: 'end_of_source_media' });
  });

  it('have a reason for each fault', () => {
    assert.equal(reasonOf('json', '{', false), 'malformed_message');
    assert.equal(reasonOf('json', '[]', false), 'malformed_message');
    assert.equal(reasonOf('json', '{"source_media_chunk": {"data": "a"}}', false), 'malformed_message');
    assert.equal(reasonOf('json', '{"source_media_chunk": {"data": "AAA_"}}', false), 'malformed_message');
    assert.equal(reasonOf('json', Buffer.from([0xff, 0xfe]), false), 'malformed_message');
    assert.equal(reasonOf('json', '{"hello": {}}', false), 'unknown_message');
    assert.equal(reasonOf('json', '{}', true), 'wrong_frame_type');
    assert.equal(reasonOf('msgpack', encode({ source_media_chunk: { data: 'AAAA' } }), true), 'malformed_message');
    assert.equal(reasonOf('msgpack', Buffer.from([0xc1]), true), 'malformed_message');
    assert.equal(reasonOf('msgpack', '{}', false), 'wrong_frame_type');
  });

  it('never do anything else than be read or be refused', () => {
    const known = new Set(['none', ...Object.keys(reasons)]);
    const frames = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.json().map((text) => new Uint8Array(Buffer.from(text))),
      fc.jsonValue().map((value) => encode(value, { ignoreUndefined: true })),
      fc
        .tuple(fc.constantFrom('source_media_chunk', 'end_of_source_media', '__proto__', ''), fc.jsonValue())
        .map(([kind, payload]) => new Uint8Array(Buffer.from(`{${JSON.stringify(kind)}: ${JSON.stringify(payload)}}`))),
    );
    fc.assert(
      fc.property(frames, fc.boolean(), (frame, isBinary) => {
        for (const format of ['json', 'msgpack'] as const) assert.ok(known.has(reasonOf(format, frame, isBinary)));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('messages of the server', () => {
  it('have times in whole milliseconds and data as the format has it', () => {
    const update = {
      kind: 'target_media_chunk',
      language: 'es',
      contentType: 'audio/webm;codecs=opus',
      headers: 1,
      data: [new Uint8Array([1, 2]), new Uint8Array([3])],
      durationMs: 20.4,
      text: 'hola',
    } as const;
    const shared = { language: 'es', content_type: 'audio/webm;codecs=opus', headers: 1, duration: 20, text: 'hola' };
    assert.deepEqual(JSON.parse(String(codecs.json.write(update))), {
      target_media_chunk: { ...shared, data: ['AQI=', 'Aw=='] },
    });
    assert.deepEqual(decode(codecs.msgpack.write(update) as Uint8Array), {
      target_media_chunk: { ...shared, data: update.data },
    });
    const error = new RealtimeError('idle', 'No audio came.');
    assert.deepEqual(JSON.parse(String(codecs.json.writeError(error))), {
      error: {
        request_type: 'source_media_chunk',
        error_code: 408,
        reason_code: 4_080_401,
        error_message: 'No audio came.',
      },
    });
  });
});
