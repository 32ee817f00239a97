import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { describe, it } from 'node:test';
import { TerminalLog } from './terminal-log.ts';

/** What a person sees: the lines after carriage returns and erasures. */
class Screen extends Writable {
  columns = 60;
  readonly lines = [''];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    for (const part of chunk.toString().split(/(\r\x1b\[K|\n)/)) {
      if (part === '\n') this.lines.push('');
      else if (part === '\r\x1b[K') this.lines[this.lines.length - 1] = '';
      else this.lines[this.lines.length - 1] += part;
    }
    done();
  }
}

describe('TerminalLog', () => {
  it('rewrites one line while a model is downloaded, and removes it', () => {
    const screen = new Screen();
    const log = new TerminalLog(screen);
    log.showDownload({ direction: 'en-de', bytes: 100_000 });
    assert.deepEqual(screen.lines, ['Downloading the model en-de: 0.1 MB']);
    log.showDownload({ direction: 'en-de', bytes: 15e6, total: 30e6 });
    assert.equal(screen.lines.length, 1);
    assert.match(screen.lines[0] ?? '', /^Downloading the model en-de: \[#{12}\.{12}\] /);
    log.showDownload();
    assert.deepEqual(screen.lines, ['']);
  });

  it('keeps the line below what is logged meanwhile', () => {
    const screen = new Screen();
    const log = new TerminalLog(screen);
    log.write('{"msg":"before"}\n');
    log.showDownload({ direction: 'en-de', bytes: 100_000 });
    log.write('{"msg":"meanwhile"}\n');
    assert.deepEqual(screen.lines, ['{"msg":"before"}', '{"msg":"meanwhile"}', 'Downloading the model en-de: 0.1 MB']);
    log.showDownload();
    log.write('{"msg":"after"}\n');
    assert.deepEqual(screen.lines, ['{"msg":"before"}', '{"msg":"meanwhile"}', '{"msg":"after"}', '']);
  });

  it('cuts the line to the width of the terminal', () => {
    const screen = new Screen();
    screen.columns = 20;
    new TerminalLog(screen).showDownload({ direction: 'en-de', bytes: 1 });
    assert.deepEqual(screen.lines, ['Downloading the mod']);
  });
});
