import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { describe, it } from 'node:test';
import { LineBoard, TerminalBoard } from './show-documents.ts';

/** As much of a terminal as the board needs: a line is never longer than it is wide. */
class Terminal extends Writable {
  readonly columns = 60;
  lines = [''];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    for (const [, up, clear, text] of chunk.toString().matchAll(/\x1b\[(\d+)A\r|(\x1b\[J)|([^\x1b]+)/g)) {
      if (up !== undefined) this.lines = [...this.lines.slice(0, this.lines.length - 1 - Number(up)), ''];
      else if (clear === undefined) this.lines = `${this.lines.join('\n')}${text}`.split('\n');
    }
    assert.ok(this.lines.every((line) => line.length < this.columns));
    done();
  }
}

describe('TerminalBoard', () => {
  it('keeps a line for each document under way, below what else is written', () => {
    const terminal = new Terminal();
    const board = new TerminalBoard(terminal);
    board.show('a.docx', { state: 'uploading', part: 0.5 });
    board.show('b.docx', { state: 'queued' });
    board.show('a.docx', { state: 'translating', secondsRemaining: 30, part: 0.25 });
    board.above(() => terminal.write('c.es.docx\n'));
    assert.deepEqual(terminal.lines, [
      'c.es.docx',
      `a.docx: [${'#'.repeat(6)}${'.'.repeat(18)}] translating, 30 s left`,
      'b.docx: queued',
      '',
    ]);
    board.remove('a.docx');
    assert.deepEqual(terminal.lines, ['c.es.docx', 'b.docx: queued', '']);
    board.remove('b.docx');
    board.remove('b.docx');
    assert.deepEqual(terminal.lines, ['c.es.docx', '']);
  });

  it('shortens names that do not fit, and lets none of them move the cursor', () => {
    const terminal = new Terminal();
    const board = new TerminalBoard(terminal);
    board.show(`${'folder/'.repeat(20)}the-end.docx`, { state: 'translating', secondsRemaining: 600 });
    board.show('文'.repeat(60), { state: 'queued' });
    board.show('a\x1b[2J\nb.docx', { state: 'queued' });
    const [long = '', chinese = '', hostile] = terminal.lines;
    assert.match(long, /^\.\.\..*the-end\.docx: translating, 10 min left$/);
    assert.equal(long.length, 59);
    assert.match(chinese, /^\.\.\.文{24}: queued$/);
    assert.equal(hostile, 'a?[2J?b.docx: queued');
  });
});

describe('LineBoard', () => {
  it('shows each state once, and what remains when that is known', () => {
    const lines: string[] = [];
    const board = new LineBoard((line) => lines.push(line));
    board.show('a', { state: 'uploading', part: 0 });
    board.show('a', { state: 'uploading', part: 1 });
    board.show('a', { state: 'translating' });
    board.show('a', { state: 'translating', secondsRemaining: 121, part: 0.1 });
    board.show('a', { state: 'translating', secondsRemaining: 60, part: 0.5 });
    const counted = { stage: 'writing', unit: 'page', total: 300 } as const;
    for (const number of [12, 13]) board.show('a', { state: 'translating', counted: { ...counted, number } });
    board.show('a', { state: 'translating', secondsRemaining: 9, counted: { ...counted, number: 14 } });
    assert.deepEqual(lines, [
      'a: uploading.',
      'a: translating, estimating the time.',
      'a: translating, 2 min left.',
      'a: writing, page 12 of 300.',
      'a: writing, page 14 of 300, 9 s left.',
    ]);
  });
});
