import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoding } from './prepared-file.ts';

/** What is sent for a name of the build. */
export interface ConsoleAsset {
  readonly content: Buffer;
  readonly type: string;
  readonly encoding: Encoding;
}

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/**
 * The built console (`web/dist`), read when it is asked for: the server starts without it and holds none of it, and a build that
 * appears meanwhile is served with the next request.
 */
export class ConsoleFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The page of all addresses of the console; undefined while it is not built. `base` is the path in front of them. */
  async page(base: string): Promise<string | undefined> {
    const page = await readFile(join(this.#folder, 'index.html'), 'utf8').catch(() => undefined);
    return page?.replaceAll('{{base}}', base);
  }

  /** Undefined for what the build does not have. The name contains the hash of the content. */
  async asset(name: string, wanted: Encoding): Promise<ConsoleAsset | undefined> {
    const type = types[/^\w[\w-]*\.(\w+)$/.exec(name)?.[1] ?? ''];
    if (type === undefined) return undefined;
    for (const encoding of new Set<Encoding>([wanted, 'identity'])) {
      const content = await readFile(join(this.#folder, 'assets', name + endings[encoding])).catch(() => undefined);
      if (content !== undefined) return { content, type, encoding };
    }
    return undefined;
  }
}
