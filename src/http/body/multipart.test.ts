import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ServiceError } from '../../errors/service-error.ts';
import { type MultipartForm, readMultipart } from './multipart.ts';

const type = 'multipart/form-data; boundary=X';

function part(disposition: string, content: string, header = ''): string {
  return `--X\r\nContent-Disposition: form-data; ${disposition}\r\n${header}\r\n${content}\r\n`;
}

const filePart = part('name="file"; filename="ä/b ü.txt"', 'Hello\r\n--Y');
const target = part('name="target_lang"', 'ES');

async function* inChunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

type Received = readonly [string | undefined, string];

async function receive(name: string | undefined, content: AsyncIterable<Uint8Array>): Promise<Received> {
  return [name, Buffer.concat(await Array.fromAsync(content)).toString()];
}

const read = (text: string, size = 1000, contentType = type): Promise<MultipartForm<Received>> =>
  readMultipart(inChunks(text, size), contentType, receive);

describe('readMultipart', () => {
  it('reads a file that is first, last or between, whatever the chunks', async () => {
    for (const parts of [filePart + target, target + filePart, target + filePart + part('name="a"', 'b')])
      for (const size of [1, 7, 1000]) {
        const { fields, file } = await read(`${parts}--X--\r\n`, size);
        assert.equal((fields as { target_lang: string }).target_lang, 'ES');
        assert.deepEqual(file, ['b ü.txt', 'Hello\r\n--Y']);
      }
  });

  it('takes a file without a name, and without a type', async () => {
    const { file } = await read(`${part('name="file"', 'text')}--X--`);
    assert.deepEqual(file, [undefined, 'text']);
  });

  it('reads lists in every spelling of forms', async () => {
    for (const name of ['glossary_ids', 'glossary_ids[]']) {
      const { fields } = await read(`${part(`name="${name}"`, 'a&b')}${part(`name="${name}"`, 'ü')}--X--`);
      assert.deepEqual({ ...(fields as object) }, { glossary_ids: ['a&b', 'ü'] });
    }
  });

  it('holds back the body while the file is not taken', async () => {
    const large = part('name="file"; filename="a.txt"', 'x'.repeat(4 << 20));
    let sent = 0;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const chunk of inChunks(`${large}--X--`, 1 << 16)) {
        sent += chunk.length;
        yield chunk;
      }
    }
    let most = 0;
    const { file } = await readMultipart(counted(), type, async (_name, content) => {
      let taken = 0;
      for await (const bytes of content) {
        await new Promise(setImmediate);
        taken += bytes.length;
        most = Math.max(most, sent - taken);
      }
      return taken;
    });
    assert.equal(file, 4 << 20);
    assert.ok(most < 1 << 19, `${most} bytes were on their way`);
  });

  it('refuses what is cut off, and waits for the receiver', async () => {
    const whole = `${target}${filePart}--X--`;
    for (const length of [1, 30, whole.length - 40, whole.length - 10]) {
      let ended = false;
      const watch = async (_name: string | undefined, content: AsyncIterable<Uint8Array>): Promise<void> => {
        try {
          for await (const _ of content);
        } finally {
          ended = true;
        }
      };
      let started = false;
      const reading = readMultipart(inChunks(whole.slice(0, length), 5), type, (name, content) => {
        started = true;
        return watch(name, content);
      });
      await assert.rejects(reading, { code: 'invalid_body' });
      assert.equal(ended, started);
    }
  });

  it('refuses a type without boundary, two files, fields that are too long or too many', async () => {
    await assert.rejects(read('', 1, 'multipart/form-data'), { code: 'invalid_body' });
    await assert.rejects(read(`${filePart}${filePart}--X--`), { code: 'invalid_parameter' });
    await assert.rejects(read(`${part('name="a"', 'x'.repeat(70_000))}--X--`), { code: 'invalid_parameter' });
    await assert.rejects(read(`${part('name="a"', 'x').repeat(201)}--X--`), { code: 'invalid_body' });
  });

  it('rejects with what the receiver or the body rejects with', async () => {
    const error = new ServiceError('document_too_large', { limit: '1' });
    const large = `${part('name="file"; filename="a"', 'x'.repeat(1 << 20))}--X--`;
    const refusing = async (_name: string | undefined, content: AsyncIterable<Uint8Array>): Promise<void> => {
      for await (const _ of content) throw error;
    };
    await assert.rejects(readMultipart(inChunks(large, 1000), type, refusing), error);
    let returned = false;
    async function* watched(): AsyncGenerator<Uint8Array> {
      try {
        yield* inChunks(large, 1000);
      } finally {
        returned = true;
      }
    }
    await assert.rejects(readMultipart(watched(), type, refusing), error);
    assert.ok(returned, 'the body was left behind');
    const gone = new Error('gone');
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(large.slice(0, 5000));
      throw gone;
    }
    const late = async (_name: string | undefined, content: AsyncIterable<Uint8Array>): Promise<void> => {
      await new Promise(setImmediate);
      for await (const _ of content);
    };
    await assert.rejects(readMultipart(broken(), type, late), gone);
    await assert.rejects(readMultipart(inChunks(large.slice(0, 5000), 100), type, late), { code: 'invalid_body' });
    const otherField = large.slice(0, 5000).replace('name="file"', 'name="other"');
    await assert.rejects(readMultipart(inChunks(otherField, 100), type, receive), { code: 'invalid_body' });
    await assert.rejects(readMultipart(broken(), type, receive), gone);
  });

  it('answers or refuses any bytes, without anything left over', async () => {
    const pieces = ['--X', '--X--', '--', '\r\n', '\n', '\r', 'X', '"', ';', ':', 'name=', 'filename=', '\0', 'é'];
    const sample = `${target}${filePart}${part('name="file"', 'b', 'Content-Type: text/plain; charset=x\r\n')}--X--\r\n`;
    const cut = fc.record({ at: fc.nat(sample.length), length: fc.nat(20), put: fc.constantFrom('', ...pieces) });
    const mutated = fc
      .array(cut, { minLength: 1, maxLength: 5 })
      .map((cuts) =>
        cuts.reduce((text, { at, length, put }) => text.slice(0, at) + put + text.slice(at + length), sample),
      );
    await fc.assert(
      fc.asyncProperty(mutated, fc.integer({ min: 1, max: 200 }), async (text, size) => {
        await read(text, size).catch((error: unknown) => assert.ok(error instanceof ServiceError, String(error)));
      }),
      { numRuns: 500 },
    );
  });
});
