import type { Writable } from 'node:stream';
import { bar } from '../models/pull-progress.ts';
import type { CountedWork } from './document-client.ts';

export type DocumentProgress =
  | { readonly state: 'uploading'; readonly part: number }
  | { readonly state: 'queued' }
  /** `part` is what the time that passed is of the time that it takes. */
  | {
      readonly state: 'translating';
      readonly secondsRemaining?: number | undefined;
      readonly counted?: CountedWork | undefined;
      readonly part?: number | undefined;
    }
  | { readonly state: 'downloading' };

/** Shows how far documents are. */
export interface DocumentBoard {
  show(name: string, progress: DocumentProgress): void;
  /** It is done, or failed. */
  remove(name: string): void;
  /** Writes something else, a line, to where the board may be. */
  above(write: () => void): void;
}

/** One line on a terminal for each document under way, with a bar, rewritten as they go on; nothing stays of it. */
export class TerminalBoard implements DocumentBoard {
  readonly #terminal: Writable & { readonly columns?: number };
  readonly #lines = new Map<string, string>();
  #drawn = 0;

  constructor(terminal: Writable & { readonly columns?: number }) {
    this.#terminal = terminal;
  }

  show(name: string, progress: DocumentProgress): void {
    const words = describeProgress(progress);
    const part = 'part' in progress ? progress.part : undefined;
    const line = part === undefined ? words : `${bar(part)} ${words}`;
    if (this.#lines.get(name) === line) return;
    this.#lines.set(name, line);
    this.#draw();
  }

  remove(name: string): void {
    if (this.#lines.delete(name)) this.#draw();
  }

  above(write: () => void): void {
    this.#clear();
    write();
    this.#draw();
  }

  #clear(): void {
    if (this.#drawn > 0) this.#terminal.write(`\x1b[${this.#drawn}A\r\x1b[J`);
    this.#drawn = 0;
  }

  #draw(): void {
    this.#clear();
    // A line that wraps would be two to go up. Some terminals say that they have none.
    const room = (this.#terminal.columns || 80) - 1;
    for (const [name, line] of this.#lines) {
      this.#terminal.write(`${fitName(name, room - line.length - 2)}: ${line}\n`);
    }
    this.#drawn = this.#lines.size;
  }
}

/** A line when the state of a document changes, for logs. */
export class LineBoard implements DocumentBoard {
  readonly #notify: (line: string) => void;
  readonly #shown = new Map<string, string>();

  constructor(notify: (line: string) => void) {
    this.#notify = notify;
  }

  show(name: string, progress: DocumentProgress): void {
    const known = 'secondsRemaining' in progress && progress.secondsRemaining !== undefined;
    const stage = 'counted' in progress ? progress.counted?.stage : undefined;
    const kind = `${progress.state} ${stage} ${known}`;
    if (this.#shown.get(name) === kind) return;
    this.#shown.set(name, kind);
    this.#notify(`${name}: ${describeProgress(progress)}.`);
  }

  remove(name: string): void {
    this.#shown.delete(name);
  }

  above(write: () => void): void {
    write();
  }
}

function describeProgress(progress: DocumentProgress): string {
  if (progress.state !== 'translating') return progress.state;
  const { secondsRemaining: seconds, counted } = progress;
  const work =
    counted === undefined ? 'translating' : `${counted.stage}, ${counted.unit} ${counted.number} of ${counted.total}`;
  if (seconds === undefined) return counted === undefined ? `${work}, estimating the time` : work;
  return `${work}, ${seconds <= 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`} left`;
}

/** Characters of two columns: East Asian ones and pictures. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const leastName = 8;

/** Without its beginning where it is too long, as names in a folder differ at their ends. Nothing in it moves the cursor. */
function fitName(name: string, columns: number): string {
  const characters = [...name.replaceAll(/\p{C}/gu, '?')];
  const widths = characters.map((character) => (wide.test(character) ? 2 : 1));
  let width = widths.reduce<number>((sum, one) => sum + one, 0);
  const room = Math.max(columns, leastName);
  if (width <= room) return characters.join('');
  let from = 0;
  for (; width > room - 3; from++) width -= widths[from] ?? 0;
  return `...${characters.slice(from).join('')}`;
}
