import { setImmediate as turn } from 'node:timers/promises';
import type { DescribedDocument } from './described-document.ts';

/** The OpenAPI document of a server, made once: of its routes in parts, then completed, then written as JSON. */
export class OpenApiDocument {
  readonly #describeParts: readonly (() => DescribedDocument)[];
  readonly #complete: readonly ((document: DescribedDocument) => void)[];
  #document: DescribedDocument | undefined;
  #text: Promise<string> | undefined;

  /** Each of `describeParts` describes some of the paths; each of `complete` then changes the document of all of them. */
  constructor(
    describeParts: readonly (() => DescribedDocument)[],
    complete: readonly ((document: DescribedDocument) => void)[],
  ) {
    this.#describeParts = describeParts;
    this.#complete = complete;
  }

  /** Made at once, for programs that serve nobody. */
  get document(): DescribedDocument {
    this.#document ??= [...this.#steps()].at(-1) as DescribedDocument;
    return this.#document;
  }

  /** JSON with the addresses of the server, made in steps that hold the event loop for less than 50 ms each. */
  async text(servers: readonly { readonly url: string }[]): Promise<string> {
    this.#text ??= this.#write();
    const text = await this.#text;
    return `${text.slice(0, -1)},"servers":${JSON.stringify(servers)}}`;
  }

  async #write(): Promise<string> {
    if (this.#document === undefined) {
      let made: DescribedDocument | undefined;
      for (const document of this.#steps()) {
        made = document;
        await turn();
      }
      this.#document ??= made;
    }
    return JSON.stringify(this.#document);
  }

  /** The document as far as it is made, after each step; complete after the last one. */
  *#steps(): Generator<DescribedDocument> {
    const paths: Record<string, DescribedDocument['paths'][string]> = {};
    let document: DescribedDocument | undefined;
    for (const describe of this.#describeParts) {
      const part = describe();
      document ??= { ...part, paths };
      for (const [path, operations] of Object.entries(part.paths)) paths[path] = { ...paths[path], ...operations };
      yield document;
    }
    if (document === undefined) return;
    for (const complete of this.#complete) {
      complete(document);
      yield document;
    }
  }
}
