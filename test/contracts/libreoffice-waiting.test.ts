import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Clock } from '../../src/contracts/clock.ts';
import { LibreofficeConverter } from '../../src/converters/libreoffice/libreoffice-converter.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { officesAtWork, officesBelow } from '../support/office-processes.ts';
import { poll } from '../support/poll.ts';
import { processIsGone } from '../support/process-is-gone.ts';
import { readResult } from '../support/read-result.ts';
import { TemporaryFolder } from './stores-fixtures.ts';

const temporary = new TemporaryFolder();
after(() => temporary[Symbol.dispose]());
const never = new AbortController().signal;
const idle = 300_000;

/** A LibreOffice that has converted its first document waits. */
function isReady(folder: string): boolean {
  const [own] = readdirSync(folder);
  return own !== undefined && existsSync(join(folder, own, 'work/out/first.pdf'));
}

class Scene implements AsyncDisposable {
  readonly folder = join(temporary.path, randomUUID());
  readonly converter: LibreofficeConverter;

  constructor(clock: Clock = systemClock) {
    this.converter = new LibreofficeConverter({ folder: this.folder, clock, idle });
  }

  /** The text of a document after its conversion. */
  async text(from: string, content: string, signal = never): Promise<string> {
    const [source, destination] = [join(temporary.path, 'source'), join(temporary.path, 'result.pdf')];
    writeFileSync(source, content);
    await this.converter.convert({ from, to: 'pdf', source, destination }, signal);
    return readResult(destination, 'pdf');
  }

  rtf(words: string, signal?: AbortSignal): Promise<string> {
    return this.text('rtf', `{\\rtf1\\ansi ${words}\\par}`, signal);
  }

  /** Id of the process that waits. */
  async waiting(): Promise<number> {
    await poll(() => isReady(this.folder));
    const [id, ...others] = officesBelow();
    assert.ok(id !== undefined);
    assert.deepEqual(others, []);
    return id;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.converter[Symbol.asyncDispose]();
  }
}

describe('a LibreOffice that waits for the next document', () => {
  it('converts one document, then another one waits, and ends when the server closes', async () => {
    await using scene = new Scene();
    assert.match(await scene.rtf('The first house.'), /The first house\./);
    const first = await scene.waiting();
    assert.match(await scene.rtf('The second house.'), /^\s*The second house\.\s*$/);
    await processIsGone(first);
    const second = await scene.waiting();
    assert.notEqual(second, first);
    const path = join(scene.folder, readdirSync(scene.folder)[0] ?? '');
    const files = readdirSync(path, { encoding: 'utf8', recursive: true });
    assert.deepEqual(
      files.filter((name) => /\.(?:rtf|pdf)$/.test(name)).toSorted(),
      ['work/first.rtf', 'work/out/first.pdf'],
      'nothing of a document is there',
    );
    await scene[Symbol.asyncDispose]();
    await processIsGone(second);
    assert.deepEqual(readdirSync(scene.folder), []);
  });

  it('is of no use to another kind of conversion, waits on, and gives way to a kind that comes twice', async () => {
    await using scene = new Scene();
    await scene.rtf('The house.');
    const first = await scene.waiting();
    assert.match(await scene.text('txt', 'Plain text.'), /Plain text\./);
    assert.equal(await scene.waiting(), first);
    await scene.text('txt', 'Plain text.');
    await processIsGone(first);
    await poll(() => readdirSync(scene.folder).length === 1);
    const second = await scene.waiting();
    assert.match(await scene.text('md', 'A *house*.'), /A house\./);
    await processIsGone(second);
  });

  it('ends with the document that is no longer wanted', async () => {
    await using scene = new Scene();
    await scene.rtf('The house.');
    const id = await scene.waiting();
    const controller = new AbortController();
    const ended = assert.rejects(scene.rtf('The house.', controller.signal), /stopped/);
    await poll(() => existsSync(join(scene.folder, readdirSync(scene.folder)[0] ?? '', 'work/document.rtf')));
    controller.abort(new Error('stopped'));
    await ended;
    await processIsGone(id);
    assert.deepEqual(readdirSync(scene.folder), []);
  });

  it('refuses what it cannot read, as one without a wait does', async () => {
    await using scene = new Scene();
    await scene.rtf('The house.');
    await scene.waiting();
    await assert.rejects(scene.text('docx', 'PK\x03\x04 and no more'), { code: 'invalid_document' });
    assert.deepEqual(readdirSync(scene.folder), []);
  });

  it('is replaced by one that starts with the document when it has died, and waits no more', async () => {
    await using scene = new Scene();
    await scene.rtf('The house.');
    const id = await scene.waiting();
    process.kill(id, 'SIGKILL');
    await processIsGone(id);
    assert.match(await scene.rtf('The house.'), /The house\./);
    assert.equal(officesAtWork(), 0);
    await poll(() => readdirSync(scene.folder).length === 0);
  });

  it('ends when nothing comes for the time that it may wait', async () => {
    const clock = new ManualClock();
    await using scene = new Scene(clock);
    await scene.rtf('The house.');
    const first = await scene.waiting();
    clock.advance(idle);
    await processIsGone(first);
    await poll(() => readdirSync(scene.folder).length === 0);
  });
});
