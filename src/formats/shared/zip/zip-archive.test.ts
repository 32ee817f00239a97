import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { filterContext } from '../../../../test/contracts/document-files.ts';
import { buildZip, type ZipPart } from '../../../../test/support/build-zip.ts';
import { readZip } from '../../../../test/support/read-zip.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { ZipArchive } from './zip-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'zip-archive-'));
after(() => rmSync(folder, { recursive: true }));

const limits = { unpackedBytes: 1_000_000, entries: 100, depth: 100 };
const never = new AbortController().signal;
let files = 0;

function onDisk(bytes: Uint8Array): string {
  files += 1;
  const path = join(folder, `${files}.zip`);
  writeFileSync(path, bytes);
  return path;
}

async function rewrite(bytes: Buffer, changed: Record<string, string>): Promise<Buffer> {
  const path = onDisk(bytes);
  await using archive = await ZipArchive.open(path, filterContext({ limits }));
  const data = Object.entries(changed).map(([name, text]) => [name, Buffer.from(text)] as const);
  await archive.write(`${path}.out`, new Map(data), never);
  return readFileSync(`${path}.out`);
}

async function readAll(bytes: Buffer): Promise<Record<string, string>> {
  await using archive = await ZipArchive.open(onDisk(bytes), filterContext({ limits }));
  const texts: Record<string, string> = {};
  for (const entry of archive.entries) texts[entry.name] = (await archive.read(entry)).toString();
  return texts;
}

function refusedAs(code: string, message: RegExp) {
  return (error: unknown) => error instanceof ServiceError && error.code === code && message.test(error.message);
}

const parts: readonly ZipPart[] = [
  { name: 'mimetype', data: 'application/example', stored: true },
  { name: 'a.xml', data: 'first '.repeat(50) },
  { name: 'b.xml', data: 'second', descriptor: true },
  { name: 'folder/c.bin', data: new Uint8Array([0, 1, 2, 255]) },
];

describe('ZipArchive', () => {
  it('reads stored and deflated files, with and without descriptors', async () => {
    const texts = await readAll(buildZip(parts));
    assert.deepEqual(Object.keys(texts), ['mimetype', 'a.xml', 'b.xml', 'folder/c.bin']);
    assert.equal(texts['a.xml'], 'first '.repeat(50));
    assert.equal(texts['b.xml'], 'second');
  });

  it('reads no file over the limit for one, and others beside it', async () => {
    const path = onDisk(
      buildZip([
        { name: 'fits', data: 'x'.repeat(2 ** 20) },
        { name: 'large', data: 'x'.repeat(2 ** 20 + 1) },
      ]),
    );
    await using archive = await ZipArchive.open(
      path,
      filterContext({ limits: { ...limits, unpackedBytes: 2 ** 22, partBytes: 2 ** 20 } }),
    );
    const [fits, large] = archive.entries;
    assert.ok(fits && large);
    assert.equal((await archive.read(fits)).length, 2 ** 20);
    await assert.rejects(archive.read(large), refusedAs('document_too_large', /larger than 1 MiB in its part "large"/));
  });

  it('writes the same bytes when nothing is changed', async () => {
    for (const shape of [{}, { comment: 'made by hand' }, { prefix: Buffer.from('#!/bin/sh\n') }, { zip64: true }]) {
      const bytes = buildZip(parts, shape);
      assert.deepEqual(await rewrite(bytes, {}), bytes);
    }
  });

  it('replaces one file and copies the others byte for byte', async () => {
    const bytes = buildZip(parts);
    for (const { name } of parts) {
      const written = await rewrite(bytes, { [name]: 'something else' });
      const before = readZip(bytes);
      const now = readZip(written);
      assert.deepEqual([...now.keys()], [...before.keys()]);
      for (const [other, data] of now) {
        assert.deepEqual(data, other === name ? Buffer.from('something else') : before.get(other));
      }
    }
  });

  it('keeps a stored file stored, and first', async () => {
    const written = await rewrite(buildZip(parts), { mimetype: 'application/other' });
    assert.equal(written.toString('latin1', 30, 55), 'mimetypeapplication/other');
  });

  it('adds files after the others', async () => {
    const written = await rewrite(buildZip(parts, { comment: 'kept' }), { 'd/é.xml': 'new', 'a.xml': 'changed' });
    const now = readZip(written);
    assert.deepEqual([...now.keys()], [...parts.map(({ name }) => name), 'd/é.xml']);
    assert.equal(now.get('d/é.xml')?.toString(), 'new');
    assert.equal(now.get('a.xml')?.toString(), 'changed');
    assert.ok(written.toString().endsWith('kept'));
    assert.equal((await readAll(written))['d/é.xml'], 'new');
  });

  it('reads and rewrites ZIP64', async () => {
    const long = parts.map((part) => ({ ...part, descriptor: false, zip64: true }));
    const bytes = buildZip(long, { zip64: true });
    assert.equal((await readAll(bytes))['b.xml'], 'second');
    const written = await rewrite(bytes, { 'a.xml': 'short', 'new.xml': 'added' });
    const texts = await readAll(written);
    assert.deepEqual([texts['a.xml'], texts['b.xml'], texts['new.xml']], ['short', 'second', 'added']);
  });

  it('reads and rewrites an archive behind something else', async () => {
    const bytes = buildZip(parts, { prefix: Buffer.from('#!/bin/sh\n') });
    const texts = await readAll(await rewrite(bytes, { 'a.xml': 'x' }));
    assert.deepEqual([texts['a.xml'], texts['b.xml']], ['x', 'second']);
  });

  it('rewrites any archive so that it reads as what was put in', async () => {
    const part = fc.record({ data: fc.string(), stored: fc.boolean(), descriptor: fc.boolean(), zip64: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 6 }),
        fc.dictionary(fc.constantFrom('0', '1', '4', 'x', 'y'), fc.string(), { noNullPrototype: true }),
        fc.boolean(),
        async (drawn, changed, zip64) => {
          const all = drawn.map((one, index) => ({
            ...one,
            descriptor: one.descriptor && !one.zip64,
            name: `${index}`,
          }));
          const texts = await readAll(await rewrite(buildZip(all, { zip64 }), changed));
          const expected = Object.fromEntries(all.map(({ name, data }) => [name, data]));
          assert.deepEqual(texts, { ...expected, ...changed });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('rejects with the reason of the signal and leaves no file', async () => {
    const path = onDisk(buildZip(parts));
    await using archive = await ZipArchive.open(path, filterContext({ limits }));
    const reason = new Error('no longer wanted');
    const aborted = archive.write(`${path}.out`, new Map(), AbortSignal.abort(reason));
    await assert.rejects(aborted, reason);
    const controller = new AbortController();
    const aborting = archive.write(`${path}.out`, new Map([['a.xml', Buffer.from('x')]]), controller.signal);
    controller.abort(reason);
    await assert.rejects(aborting, reason);
    assert.ok(!existsSync(`${path}.out`));
  });
});

describe('ZipArchive with hostile files', () => {
  const cases: readonly [string, Buffer, string, RegExp][] = [
    ['nothing', Buffer.alloc(0), 'invalid_document', /empty or cut off/],
    ['no archive', Buffer.from('just some text that goes on for a while'), 'invalid_document', /not a ZIP archive/],
    ['a file without its end', buildZip(parts).subarray(0, -30), 'invalid_document', /ZIP archive, or its end/],
    [
      'too many files',
      buildZip(Array.from({ length: 101 }, (_, index) => ({ name: `${index}`, data: '' }))),
      'document_too_large',
      /100 files/,
    ],
    [
      'more bytes than the limit',
      buildZip([{ name: 'a', data: 'a'.repeat(1_000_001) }]),
      'document_too_large',
      /1 MiB once it is unpacked/,
    ],
    ['a name that leads out', buildZip([{ name: '../../etc/passwd', data: '' }]), 'invalid_document', /leads out/],
    [
      'a name with backslashes that leads out',
      buildZip([{ name: 'a\\..\\b', data: '' }]),
      'invalid_document',
      /leads out/,
    ],
    ['an absolute name', buildZip([{ name: '/etc/passwd', data: '' }]), 'invalid_document', /leads out/],
    ['a name with a drive', buildZip([{ name: 'C:/windows', data: '' }]), 'invalid_document', /leads out/],
    [
      'two files of one name',
      buildZip([
        { name: 'a', data: '' },
        { name: 'a', data: '' },
      ]),
      'invalid_document',
      /same name/,
    ],
    [
      'files that share bytes',
      buildZip([
        { name: 'a', data: 'aaaa' },
        { name: 'b', data: 'bbbb', claims: { offset: 0 } },
      ]),
      'invalid_document',
      /share/,
    ],
    [
      'an offset behind the end',
      buildZip([{ name: 'a', data: 'aaaa', claims: { offset: 9000 } }]),
      'invalid_document',
      /share|damaged/,
    ],
    [
      'an OLE file',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      'invalid_document',
      /older binary format/,
    ],
    [
      'a document with a password',
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from('EncryptedPackage', 'utf16le'),
        Buffer.alloc(60),
      ]),
      'invalid_document',
      /password/,
    ],
  ];
  for (const [name, bytes, code, message] of cases) {
    it(`refuses ${name}`, async () => {
      await assert.rejects(ZipArchive.open(onDisk(bytes), filterContext({ limits })), refusedAs(code, message));
    });
  }

  const entries: readonly [string, ZipPart, RegExp][] = [
    ['that unpacks to more than it says', { name: 'a', data: 'a'.repeat(500_000), claims: { size: 10 } }, /damaged/],
    ['that unpacks to less than it says', { name: 'a', data: 'a', claims: { size: 10 } }, /damaged/],
    ['with another checksum', { name: 'a', data: 'aaa', claims: { crc: 1 } }, /damaged/],
    ['that is encrypted', { name: 'a', data: 'aaa', flags: 1 }, /password/],
  ];
  for (const [name, part, message] of entries) {
    it(`refuses a file ${name} when it is read`, async () => {
      await assert.rejects(readAll(buildZip([part])), refusedAs('invalid_document', message));
    });
  }

  it('takes as many files and bytes as the limits say', async () => {
    const most = Array.from({ length: 100 }, (_, index) => ({ name: `${index}`, data: 'a'.repeat(10_000) }));
    assert.equal(Object.keys(await readAll(buildZip(most))).length, 100);
  });

  it('refuses any cut of an archive', async () => {
    const bytes = buildZip(parts);
    for (let length = 0; length < bytes.length; length += 7) {
      await assert.rejects(readAll(bytes.subarray(0, length)), refusedAs('invalid_document', /./), `${length} bytes`);
    }
  });

  it('throws nothing but errors for users, whatever the bytes', async () => {
    const sound = buildZip(parts, { zip64: true });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        async (edits) => {
          const bytes = Buffer.from(sound);
          for (const [at, value] of edits) bytes[at] = value;
          await readAll(bytes).catch((error: unknown) => {
            if (!(error instanceof ServiceError)) throw error;
          });
        },
      ),
      { numRuns: 300 },
    );
  });
});
