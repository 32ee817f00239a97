import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { TemporaryFolder } from '../../../test/contracts/stores-fixtures.ts';
import { DocumentServer } from '../../../test/support/document-server.ts';
import { MisuseError } from '../command-line/command-errors.ts';
import { Interrupted } from '../command-line/stop-on-signals.ts';
import { DocumentClient } from './document-client.ts';
import { parseDocumentCommand } from './parse-document-command.ts';
import { runDocumentCommand } from './run-document-command.ts';
import type { DocumentProgress } from './show-documents.ts';

describe('runDocumentCommand', () => {
  let folder: TemporaryFolder;
  let server: DocumentServer;
  beforeEach(async () => {
    folder = new TemporaryFolder();
    server = await new DocumentServer().start();
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });

  const at = (name: string): string => join(folder.path, name);
  const put = (name: string, content = 'text'): void => writeFileSync(at(name), content);
  const read = (name: string): string => readFileSync(at(name), 'utf8');
  const files = (): string[] => readdirSync(folder.path, { recursive: true }).map(String).sort();

  /** Paths in the folder of the test; what is reported has them without the folder. */
  async function run(args: string, options: { key?: string; signal?: AbortSignal } = {}) {
    const paths = args
      .split(' ')
      .map((arg) =>
        /^(-|--.*|[a-z]{2}|\d+|id\d?|pdf|prefer_more|[a-z]:[a-z]|report\.txt)$/.test(arg) ? arg : at(arg),
      );
    const command = parseDocumentCommand(['--to', 'es', ...paths]);
    const lines = { written: [] as string[], notices: [] as string[], waits: [] as number[], shown: [] as string[] };
    const short = (line: string): string => line.replaceAll(`${folder.path}/`, '');
    let time = 0;
    const clock = {
      now: () => time,
      async wait(milliseconds: number, signal: AbortSignal) {
        signal.throwIfAborted();
        time += milliseconds;
        lines.waits.push(milliseconds);
      },
    };
    const connection = { ...clock, address: server.address, key: options.key ?? 'k', waiting: () => {} };
    const code = await runDocumentCommand(command, {
      client: new DocumentClient(connection),
      clock,
      board: {
        show: (name, progress: DocumentProgress) => lines.shown.push(`${short(name)} ${JSON.stringify(progress)}`),
        remove: (name) => lines.shown.push(`${short(name)} gone`),
        above: (write) => write(),
      },
      signal: options.signal ?? new AbortController().signal,
      write: (line) => lines.written.push(short(line)),
      notify: (line) => lines.notices.push(short(line)),
    });
    return { code, ...lines };
  }

  it('writes the translation beside the document, which stays as it was', async () => {
    put('My "letter" ü.txt', 'dear');
    const time = new Date('2001-02-03T04:05:06Z');
    utimesSync(at('My "letter" ü.txt'), time, time);
    put('b.txt');
    const { code, written, notices } = await run('*.txt');
    assert.deepEqual([code, notices], [0, []]);
    assert.deepEqual(written.sort(), ['My "letter" ü.es.txt: 4 characters', 'b.es.txt: 4 characters']);
    assert.equal(read('My "letter" ü.es.txt'), 'DEAR');
    assert.deepEqual(files(), ['My "letter" ü.es.txt', 'My "letter" ü.txt', 'b.es.txt', 'b.txt']);
    assert.deepEqual(statSync(at('My "letter" ü.txt')).mtime, time);
    assert.ok(server.uploads.some(({ name }) => name.includes('ü') && name.includes('letter')));
    assert.deepEqual(server.deleted, []);
  });

  it('sends every option', async () => {
    put('a.docx');
    await run(
      'a.docx --from en --formality prefer_more --glossary id --style id --memory id --output-format pdf --memory-threshold 60 --watermark --conversion a:b --conversion c:d',
    );
    assert.deepEqual(server.uploads[0]?.fields, {
      target_lang: 'es',
      source_lang: 'en',
      formality: 'prefer_more',
      glossary_id: 'id',
      style_id: 'id',
      translation_memory_id: 'id',
      translation_memory_threshold: '60',
      output_format: 'pdf',
      input_conversion_options: 'version:1,a:b,c:d',
      enable_watermark: 'true',
    });
    assert.ok(existsSync(at('a.es.pdf')));
    await run('a.docx --from en --glossary id --glossary id2');
    assert.equal(server.uploads[1]?.fields.glossary_ids, 'id,id2');
  });

  it('takes the name of a document from the command line', async () => {
    put('data');
    put('more');
    const { code, written } = await run('data --filename report.txt');
    assert.deepEqual([code, written], [0, ['report.es.txt: 4 characters']]);
    assert.equal(server.uploads[0]?.fields.filename, 'report.txt');
    await assert.rejects(run('data more --filename report.txt'), new MisuseError('--filename is for one document.'));
  });

  it('reports what the server warns of, and has done it', async () => {
    put('a.txt');
    const headers = { 'x-service-warnings': 'formality_not_used, part_not_translated' };
    server.next.status.push([200, { status: 'done', billed_characters: 4 }, headers]);
    const { code, written, notices } = await run('a.txt');
    assert.deepEqual([code, written], [0, ['a.es.txt: 4 characters']]);
    assert.deepEqual(notices, ['a.es.txt: the server warns: formality_not_used, part_not_translated.']);
  });

  it('says where in the document the server warns of something', async () => {
    put('a.zip');
    const headers = { 'x-service-warnings': 'its_rule_not_read, part_not_translated' };
    const kept = (location: object) => ({ code: 'part_not_translated', message: 'Not translated.', location });
    const locations = [{ part: 'a/b\u001b.html', line: 3 }, { page: 2 }, ...Array.from('cdefg', (part) => ({ part }))];
    const status = { status: 'done', warnings: [...locations.map(kept), 'other', { code: 7 }] };
    server.next.status.push([200, status, headers], [200, status, headers]);
    const { notices } = await run('a.zip');
    const words = 'its_rule_not_read, part_not_translated (a/b?.html, line 3; page 2; c; d; e; and 2 more)';
    assert.deepEqual(notices, [`a.es.zip: the server warns: ${words}.`]);
    const { written } = await run('a.zip --force --json');
    assert.deepEqual(JSON.parse(written.join('')).documents[0].notices[1], kept({ page: 2 }));
  });

  it('shows the states with what remains', async () => {
    put('a.txt');
    server.next.status.push(
      [200, { status: 'queued' }],
      [200, { status: 'translating' }],
      [
        200,
        {
          status: 'translating',
          seconds_remaining: 3,
          progress: { stage: 'reading', unit: 'pages', done: 11, total: 300 },
        },
      ],
    );
    const { shown, waits } = await run('a.txt');
    const counted = JSON.stringify({ stage: 'reading', unit: 'page', number: 12, total: 300 });
    assert.deepEqual(shown, [
      'a.txt {"state":"uploading","part":0}',
      'a.txt {"state":"uploading","part":1}',
      'a.txt {"state":"queued"}',
      'a.txt {"state":"translating"}',
      `a.txt {"state":"translating","secondsRemaining":3,"counted":${counted},"part":${375 / 3375}}`,
      'a.txt {"state":"downloading"}',
      'a.txt gone',
    ]);
    assert.deepEqual(waits, [250, 375, 563]);
  });

  it('has as many documents under way as it is asked to', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) put(`${name}.txt`);
    await run('*.txt --parallel 1');
    assert.equal(server.mostAtOnce, 1);
    const { code } = await run('*.txt --parallel 5 --force');
    assert.equal(code, 0);
    assert.ok(server.mostAtOnce <= 5);
    assert.equal(server.uploads.length, 10);
  });

  it('shows what failed and continues with the others', async () => {
    for (const name of ['a', 'b', 'c', 'd']) put(`${name}.txt`);
    put('d.es.txt', 'mine');
    server.next.upload.push([400, { message: 'Nothing to read.' }]);
    server.next.status.push([200, { status: 'error', error_message: 'Too strange.' }]);
    const { code, notices, written } = await run('a.txt none.txt b.txt c.txt d.txt x*.txt --parallel 1');
    assert.equal(code, 1);
    assert.deepEqual(notices, [
      'none.txt: no such file or folder.',
      'x*.txt: nothing is named like this.',
      'a.txt: Nothing to read.',
      'b.txt: Too strange.',
      'd.es.txt exists already; --force replaces it.',
    ]);
    assert.deepEqual(written, ['c.es.txt: 4 characters']);
    assert.equal(read('d.es.txt'), 'mine');
    assert.deepEqual(server.deleted, ['b.txt']);
    assert.equal(server.uploads.length, 2, 'what cannot be written is not sent');
  });

  it('replaces files when asked to, and none that came to be meanwhile', async () => {
    put('a.txt');
    put('a.es.txt', 'old');
    assert.equal((await run('a.txt --force')).code, 0);
    assert.equal(read('a.es.txt'), 'TEXT');
    put('b.txt');
    server.asked = () => put('b.es.txt', 'mine');
    const { code, notices } = await run('b.txt');
    assert.deepEqual([code, notices], [1, ['b.es.txt exists already; --force replaces it.']]);
    assert.equal(read('b.es.txt'), 'mine');
    assert.deepEqual(files(), ['a.es.txt', 'a.txt', 'b.es.txt', 'b.txt']);
  });

  it('waits as long as the server asks for', async () => {
    put('a.txt');
    server.next.upload.push([529, {}, { 'retry-after': '7' }], [429, {}]);
    server.next.status.push([503, {}, { 'retry-after': '3' }]);
    const { code, waits } = await run('a.txt');
    assert.deepEqual([code, waits], [0, [7000, 2000, 3000]]);
  });

  it('asks again when a connection breaks after the upload, and fetches the result anew', async () => {
    put('a.txt');
    server.next.status.push('reset', [500, { message: 'Restarting.' }]);
    server.next.result.push('reset', 'reset');
    const { code, notices, waits } = await run('a.txt');
    assert.deepEqual([code, waits], [0, [1000, 2000, 1000, 2000]]);
    assert.match(notices[0] ?? '', /^a\.txt: 127\.0\.0\.1:\d+: the connection was lost\. Trying again in 1 s\.$/);
    assert.deepEqual([read('a.es.txt'), files().length, server.uploads.length], ['TEXT', 2, 1]);
  });

  it('gives up on a document when it has no answer for longer than a minute, and continues with the others', async () => {
    put('a.txt');
    put('b.txt');
    server.next.status.push(...Array.from({ length: 8 }, () => [502, { message: 'Away.' }] as const));
    const { code, notices, written, waits } = await run('a.txt b.txt --parallel 1');
    assert.equal(code, 1);
    assert.match(notices.at(-1) ?? '', /^a\.txt: .*Away\. \(HTTP 502\)$/);
    assert.deepEqual(written, ['b.es.txt: 4 characters']);
    assert.ok(waits.reduce((sum, wait) => sum + wait) > 60_000);
  });

  it('goes on when the server breaks at one document', async () => {
    put('a.txt');
    put('b.txt');
    server.next.upload.push([500, { message: 'Internal error.' }]);
    const { code, notices, written } = await run('a.txt b.txt --parallel 1');
    assert.deepEqual([code, notices, written], [1, ['a.txt: Internal error.'], ['b.es.txt: 4 characters']]);
  });

  it('sends nothing more when the server is not there', async () => {
    put('a.txt');
    put('b.txt');
    server.next.upload.push('reset');
    const { code, notices } = await run('a.txt b.txt --parallel 1');
    assert.equal(code, 1);
    assert.match(notices.join(), /^a\.txt: .*the connection was lost\.,1 document was not sent\.$/);
  });

  it('sends nothing more when the server refuses the key', async () => {
    for (const name of ['a', 'b', 'c']) put(`${name}.txt`);
    const { code, notices } = await run('*.txt --parallel 1', { key: 'wrong' });
    assert.equal(code, 1);
    assert.match(notices[0] ?? '', /^a\.txt: 127\.0\.0\.1:\d+: Wrong key\. \(HTTP 403\)$/);
    assert.equal(notices[1], '2 documents were not sent.');
  });

  it('reports a document that is gone from the server as one of many', async () => {
    put('a.txt');
    put('b.txt');
    server.next.status.push([404, { message: 'Document not found.' }]);
    const { code, notices, written } = await run('a.txt b.txt --parallel 1');
    assert.deepEqual([code, notices], [1, ['a.txt: Document not found.']]);
    assert.equal(written.length, 1);
  });

  it('deletes from the server what it has sent when it is ended', async () => {
    put('a.txt');
    put('b.txt');
    put('c.txt');
    const controller = new AbortController();
    server.next.status.push(...Array.from({ length: 9 }, () => [200, { status: 'translating' }] as const));
    server.asked = () => {
      if (server.uploads.length === 2) controller.abort(new Interrupted('SIGINT'));
    };
    await assert.rejects(run('*.txt', { signal: controller.signal }), Interrupted);
    assert.deepEqual(server.deleted.sort(), ['a.txt', 'b.txt']);
    assert.deepEqual(files(), ['a.txt', 'b.txt', 'c.txt']);
  });

  it('deletes what had arrived when it was ended, although it had not been answered', async () => {
    put('a.txt');
    const controller = new AbortController();
    server.arrived = () => controller.abort(new Interrupted('SIGINT'));
    await assert.rejects(run('a.txt', { signal: controller.signal }), Interrupted);
    assert.deepEqual(server.deleted, ['a.txt']);
  });

  it('keeps keys of documents out of addresses and out of what it says', async () => {
    put('a.txt');
    server.next.status.push('reset', [200, { status: 'error', message: 'No.' }]);
    const { notices, shown } = await run('a.txt');
    assert.ok(server.requests.some((request) => /^DELETE \/v2\/document\/D1 .*SECRET1/.test(request)));
    for (const request of server.requests) assert.doesNotMatch(request.split(' ')[1] ?? '', /SECRET/);
    assert.doesNotMatch([...notices, ...shown].join(), /SECRET/);
  });

  it('takes --out for a file or for a folder', async () => {
    mkdirSync(at('sub/deep'), { recursive: true });
    put('a.txt');
    put('sub/b.txt');
    put('sub/deep/b.txt');
    await run('a.txt --out carta.txt');
    assert.equal(read('carta.txt'), 'TEXT');
    await run('a.txt --out new/');
    await run('a.txt sub/**/*.txt --out out');
    for (const made of ['new/a.txt', 'out/a.txt', 'out/b.txt', 'out/deep/b.txt'])
      assert.equal(read(made), 'TEXT', made);
    await assert.rejects(run('a.txt sub/b.txt sub/deep/b.txt --out out2'), MisuseError);
    await assert.rejects(run('a.txt --out a.txt --force'), /would replace/);
  });

  it('passes over translations of what it is given, and lock files', async () => {
    for (const name of ['a.txt', 'a.es.txt', '~$b.txt']) put(name);
    const { code, notices } = await run('*.txt --force');
    assert.deepEqual([code, notices], [0, ['a.es.txt: skipped, since it is the translation of a.txt.']]);
    assert.equal(server.uploads.length, 1);
  });

  it('takes names with characters of patterns as they are, each file once, and no folders', async () => {
    put('[x].txt');
    put('x.txt');
    const { code, notices, written } = await run('[x].txt [x].txt .');
    assert.equal(code, 1);
    assert.match(notices[0] ?? '', /is a folder; name documents in it/);
    assert.deepEqual(written, ['[x].es.txt: 4 characters']);
  });

  it('writes nothing where it may not, and sends nothing then', async () => {
    put('a.txt');
    put('file');
    const { code, notices } = await run('a.txt --out file/a.txt');
    assert.equal(code, 1);
    assert.match(notices[0] ?? '', /file\/a\.txt: cannot be written: /);
    assert.equal(server.uploads.length, 0);
  });

  it('names the result of doc as docx', async () => {
    put('old.doc');
    await run('old.doc');
    assert.ok(existsSync(at('old.es.docx')));
  });

  it('reports as JSON, in the order of the command line', async () => {
    for (const name of ['a.txt', 'b.txt', 'c.txt']) put(name);
    put('b.es.txt', 'is there');
    server.next.status.push([200, { status: 'error', message: 'Too wide.' }]);
    const { code, written, notices } = await run('a.txt b.txt c.txt --parallel 1 --json');
    assert.equal(code, 1);
    assert.equal(notices.length, 2);
    const { documents } = JSON.parse(written.join('\n'));
    const [first, , third] = documents;
    assert.deepEqual(
      documents.map(({ file, status }: { file: string; status: string }) => [file, status]),
      [
        ['a.txt', 'error'],
        ['b.txt', 'error'],
        ['c.txt', 'done'],
      ],
    );
    const [failed, done] = server.uploads.map(({ id }) => id);
    assert.deepEqual(first, { file: 'a.txt', status: 'error', document_id: failed, message: 'Too wide.' });
    assert.deepEqual(third, {
      ...{ file: 'c.txt', status: 'done', document_id: done, billed_characters: 4, output: 'c.es.txt' },
    });
  });

  it('reports documents that were not sent as JSON too', async () => {
    for (const name of ['a.txt', 'b.txt']) put(name);
    server.next.upload.push([456, { message: 'The quota is used up.' }]);
    const { written } = await run('a.txt b.txt --parallel 1 --json');
    const { documents } = JSON.parse(written.join('\n'));
    assert.equal(documents[0].status, 'error');
    assert.match(documents[0].message, /quota is used up/);
    assert.deepEqual(documents[1], { file: 'b.txt', status: 'error', message: 'Not sent.' });
  });
});
