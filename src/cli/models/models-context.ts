import type { Writable } from 'node:stream';
import type { ModelSettings } from '../../contracts/engines/engine-settings.ts';

/** What the commands about models work on and speak to. */
export interface ModelsContext {
  readonly settings: ModelSettings;
  readonly signal: AbortSignal;
  /** A line on standard output. */
  write(line: string): void;
  /** A line on standard error. */
  notify(line: string): void;
  /** Where a progress bar may be drawn; undefined where nobody watches. */
  readonly terminal: Writable | undefined;
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  now(): Date;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 10e6 ? 1 : 0)} MB`;
}
