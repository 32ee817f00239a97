import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import type { OutputStream } from '../command-line/command-context.ts';
import { PlainCaptions, TerminalCaptions } from './caption-view.ts';

/** A terminal as far as captions use it: the rows that it shows. */
class Screen {
  rows: string[] = [''];
  #row = 0;
  #column = 0;

  write(text: string): void {
    for (const [part] of text.matchAll(/\x1b\[\d*[A-Za-z]|[^\x1b]/gsu)) {
      if (part === '\r') this.#column = 0;
      else if (part === '\n') [this.#row, this.#column] = [this.#row + 1, 0];
      else if (part.endsWith('A') && part.startsWith('\x1b')) this.#row -= Number(part.slice(2, -1));
      else if (part === '\x1b[K') this.#put(this.#line().slice(0, this.#column));
      else if (part === '\x1b[J') {
        this.rows = [...this.rows.slice(0, this.#row), this.#line().slice(0, this.#column)];
      } else if (!part.startsWith('\x1b')) {
        const line = this.#line();
        this.#put(line.slice(0, this.#column).padEnd(this.#column) + part + line.slice(this.#column + 1));
        this.#column += 1;
      }
    }
  }

  #line(): string {
    return this.rows[this.#row] ?? '';
  }

  #put(line: string): void {
    while (this.rows.length <= this.#row) this.rows.push('');
    this.rows[this.#row] = line;
  }
}

function terminal({ columns = 40, hasColors = true } = {}) {
  const writes: string[] = [];
  const screen = new Screen();
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns, hasColors: () => hasColors });
  stream.setEncoding('utf8').on('data', (text: string) => {
    writes.push(text);
    screen.write(text);
  });
  return { view: new TerminalCaptions(stream as OutputStream), writes, screen };
}

const open = (label: string | undefined, text: string, tentative = '') => ({ label, text, tentative });

describe('captions on a terminal', () => {
  it('stay where they are while words come, each update in one write without erasing before', () => {
    const { view, writes, screen } = terminal();
    view.show([], [open('en', '', 'Good')]);
    view.show([], [open('en', '', 'Good morning'), open('es', '', 'Buenos')]);
    view.show([], [open('en', 'Good', ' morning'), open('es', '', 'Buenos días')]);
    assert.deepEqual(screen.rows, ['en: Good morning', 'es: Buenos días']);
    view.show([{ label: 'en', text: 'Good morning.' }], [open('es', '', 'Buenos días')]);
    assert.deepEqual(screen.rows, ['en: Good morning.', 'es: Buenos días']);
    view.show([{ label: 'es', text: 'Buenos días.' }], []);
    assert.deepEqual(screen.rows, ['en: Good morning.', 'es: Buenos días.', '']);
    assert.equal(writes.length, 5);
    for (const write of writes) assert.match(write, /^\r(?:\x1b\[\d+A)?[^\x1b]/);
    view.show([], []);
    assert.equal(writes.length, 5);
  });

  it('have the words that may change dim, where the terminal has colours', () => {
    const shown = (hasColors: boolean) => {
      const { view, writes } = terminal({ hasColors });
      view.show([], [open(undefined, 'Good', ' morning')]);
      return writes[0];
    };
    assert.equal(shown(true), '\rGood\x1b[2m morning\x1b[22m\x1b[K\x1b[J');
    assert.equal(shown(false), '\rGood morning\x1b[K\x1b[J');
  });

  it('show the end of a line that is longer than the terminal is wide', () => {
    const { view, writes } = terminal({ columns: 20 });
    view.show([], [open('en', 'This is a long line that goes', ' on and on')]);
    view.show([], [open('ja', '', '日本語の字幕は幅が二倍です')]);
    const [english = '', japanese = ''] = writes.map((write) => stripVTControlCharacters(write).trim());
    assert.equal(english, 'en: …goes on and on');
    assert.equal(japanese, 'ja: …は幅が二倍です');
  });
});

describe('captions elsewhere', () => {
  it('are plain lines of what is concluded', () => {
    const stream = new PassThrough().setEncoding('utf8');
    const view = new PlainCaptions(stream as OutputStream);
    view.show([]);
    view.show([
      { label: 'en', text: 'Good morning.' },
      { label: undefined, text: 'Yes.' },
    ]);
    assert.equal(stream.read(), 'en: Good morning.\nYes.\n');
  });
});
