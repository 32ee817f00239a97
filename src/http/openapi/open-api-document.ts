import { setImmediate as turn } from 'node:timers/promises';
import type { DescribedDocument } from './described-document.ts';

/** The OpenAPI document of a server, made once: of its routes in parts, then completed, then written as JSON. */
export class OpenApiDocument {
  readonly #describeParts: readonly (() => DescribedDocument)[];
  readonly #complete: (document: DescribedDocument) => void;
  #document: DescribedDocument | undefined;
  #text: Promise<string> | undefined;

  /** Each of `describeParts` describes some of the paths. */
  constructor(describeParts: readonly (() => DescribedDocument)[], complete: (document: DescribedDocument) => void) {
    this.#describeParts = describeParts;
    this.#complete = complete;
  }

  /** Made at once, for programs that serve nobody. */
  get document(): DescribedDocument {
    this.#document ??= this.#completed(this.#describeParts.map((describe) => describe()));
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
      const described: DescribedDocument[] = [];
      for (const describe of this.#describeParts) {
        described.push(describe());
        await turn();
      }
      this.#document ??= this.#completed(described);
      await turn();
    }
    return JSON.stringify(this.#document);
  }

  #completed(parts: readonly DescribedDocument[]): DescribedDocument {
    const paths: Record<string, DescribedDocument['paths'][string]> = {};
    for (const part of parts)
      for (const [path, operations] of Object.entries(part.paths)) paths[path] = { ...paths[path], ...operations };
    const document = { ...parts[0], paths } as DescribedDocument;
    this.#complete(document);
    return document;
  }
}
