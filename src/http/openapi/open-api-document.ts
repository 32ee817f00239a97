import { setImmediate as turn } from 'node:timers/promises';
import type { DescribedDocument } from './described-document.ts';

/** The OpenAPI document of a server, made once: of its routes, then completed, then written as JSON. */
export class OpenApiDocument {
  readonly #describe: () => DescribedDocument;
  readonly #complete: (document: DescribedDocument) => void;
  #document: DescribedDocument | undefined;
  #text: Promise<string> | undefined;

  constructor(describe: () => DescribedDocument, complete: (document: DescribedDocument) => void) {
    this.#describe = describe;
    this.#complete = complete;
  }

  /** Made at once, for programs that serve nobody. */
  get document(): DescribedDocument {
    this.#document ??= this.#completed(this.#describe());
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
      const described = this.#describe();
      await turn();
      this.#document ??= this.#completed(described);
      await turn();
    }
    return JSON.stringify(this.#document);
  }

  #completed(document: DescribedDocument): DescribedDocument {
    this.#complete(document);
    return document;
  }
}
