import { posix } from 'node:path';
import { decodePart } from '../shared/office/decode-part.ts';
import { OfficeScanner } from '../shared/office/office-scanner.ts';
import { newHeader, watermarkRun } from '../shared/office/watermark-shape.ts';
import type { WordPackage } from './word-package.ts';

const headerType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml';
const kinds = ['default', 'first', 'even'] as const;

/**
 * Puts a watermark behind every page: into every header there is, and into a new one for pages of the first section that
 * have none. Later sections have their own headers, or those of the section before.
 */
export async function addWatermark(word: WordPackage, changed: Map<string, Buffer>): Promise<void> {
  const parts = new WatermarkWriter(word, changed);
  for (const header of await word.contents.related(word.mainPart, 'header')) {
    await parts.edit(header, (text) => parts.withRun(text));
  }
  await parts.addHeader();
}

class WatermarkWriter {
  readonly #word: WordPackage;
  readonly #changed: Map<string, Buffer>;

  constructor(word: WordPackage, changed: Map<string, Buffer>) {
    this.#word = word;
    this.#changed = changed;
  }

  async edit(part: string, change: (text: string) => string): Promise<void> {
    const { text, encode } = decodePart(this.#changed.get(part) ?? (await this.#word.contents.readPart(part)));
    this.#changed.set(part, encode(change(text)));
  }

  /** A header with the watermark in its last paragraph, so that no line is added. */
  withRun(header: string): string {
    const scanner = this.#scan(header);
    let insertion: number | undefined;
    while (scanner.next()) {
      if (scanner.kind !== 'close') continue;
      if (scanner.tag === 'w:p' && scanner.depth === 1) insertion = scanner.start;
      if (scanner.tag !== 'w:hdr') continue;
      const at = insertion ?? scanner.start;
      const run = watermarkRun(isStrict(header));
      return header.slice(0, at) + (insertion === undefined ? run.inParagraph : run.alone) + header.slice(at);
    }
    return header;
  }

  async addHeader(): Promise<void> {
    const { mainPart } = this.#word;
    const folder = posix.dirname(mainPart);
    const name = this.#freeName(folder);
    let isNeeded = false;
    let strict = false;
    await this.edit(mainPart, (text) => {
      strict = isStrict(text);
      const written = this.#withReferences(text);
      isNeeded = written !== text;
      return written;
    });
    if (!isNeeded) return;
    this.#changed.set(name, Buffer.from(newHeader(strict)));
    await this.edit('[Content_Types].xml', (text) =>
      insertBeforeEnd(text, (prefix) => `<${prefix}Override PartName="/${name}" ContentType="${headerType}"/>`),
    );
    await this.#addRelationship(name, strict);
  }

  /** The main part with the new header for kinds of pages of its first section that have none. */
  #withReferences(text: string): string {
    const scanner = this.#scan(text);
    const strict = isStrict(text);
    while (scanner.next()) {
      if (scanner.tag === 'w:body' && scanner.kind === 'close') {
        const section = `<w:sectPr xmlns:w="${names(strict).word}">${references(strict, kinds)}</w:sectPr>`;
        return text.slice(0, scanner.start) + section + text.slice(scanner.start);
      }
      if (scanner.tag !== 'w:sectPr' || !scanner.isStart) continue;
      const { start, end, name } = scanner;
      if (scanner.kind === 'empty') {
        const open = text.slice(start, end - 2);
        return `${text.slice(0, start)}${open}>${references(strict, kinds)}</${name}>${text.slice(end)}`;
      }
      const present = this.#headerKinds(scanner);
      const missing = kinds.filter((kind) => !present.has(kind));
      return text.slice(0, end) + references(strict, missing) + text.slice(end);
    }
    return text;
  }

  #headerKinds(scanner: OfficeScanner): ReadonlySet<string> {
    const { depth } = scanner;
    const found = new Set<string>();
    while (scanner.next() && scanner.depth >= depth) {
      if (scanner.isStart && scanner.tag === 'w:headerReference') found.add(scanner.value('type') ?? 'default');
    }
    return found;
  }

  async #addRelationship(header: string, strict: boolean): Promise<void> {
    const { contents, mainPart } = this.#word;
    const part = posix.join(posix.dirname(mainPart), '_rels', `${posix.basename(mainPart)}.rels`);
    const attributes = `Id="${relationshipId}" Type="${names(strict).relationships}/header" Target="/${header}"`;
    const known = this.#changed.has(part) || contents.archive.find(part) !== undefined;
    if (!known) this.#changed.set(part, Buffer.from(`<Relationships xmlns="${relationshipsPart}"></Relationships>`));
    await this.edit(part, (text) => insertBeforeEnd(text, (prefix) => `<${prefix}Relationship ${attributes}/>`));
  }

  #freeName(folder: string): string {
    const { archive } = this.#word.contents;
    for (let number = 1; ; number++) {
      const name = posix.join(folder, `headerWatermark${number}.xml`);
      if (archive.find(name) === undefined) return name;
    }
  }

  #scan(text: string): OfficeScanner {
    return new OfficeScanner(text, this.#word.context.limits);
  }
}

const relationshipId = 'rIdTranslationWatermark';
const relationshipsPart = 'http://schemas.openxmlformats.org/package/2006/relationships';

function names(strict: boolean): { readonly word: string; readonly relationships: string } {
  const base = strict ? 'http://purl.oclc.org/ooxml' : 'http://schemas.openxmlformats.org';
  const year = strict ? '' : '/2006';
  return {
    word: `${base}/wordprocessingml${year}/main`,
    relationships: `${base}/officeDocument${year}/relationships`,
  };
}

function isStrict(text: string): boolean {
  return text.includes('http://purl.oclc.org/ooxml/wordprocessingml/main');
}

function references(strict: boolean, missing: readonly string[]): string {
  const { word, relationships } = names(strict);
  const space = `xmlns:w="${word}" xmlns:r="${relationships}"`;
  return missing.map((kind) => `<w:headerReference ${space} w:type="${kind}" r:id="${relationshipId}"/>`).join('');
}

/** One more element at the end of the root. */
function insertBeforeEnd(text: string, element: (prefix: string) => string): string {
  const at = text.lastIndexOf('</');
  const prefix = /<\/?([^<>:\s/?]+:)[^<>]*>\s*$/.exec(text)?.[1] ?? '';
  if (at !== -1) return text.slice(0, at) + element(prefix) + text.slice(at);
  return text.replace(
    /<([^<>\s/?]+)([^<>]*)\/>\s*$/,
    (_, name, rest) => `<${name}${rest}>${element(prefix)}</${name}>`,
  );
}
