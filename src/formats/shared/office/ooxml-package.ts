import { posix } from 'node:path';
import type { DocumentLimits, FilterContext } from '../../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { ZipArchive } from '../zip/zip-archive.ts';
import { decodePart } from './decode-part.ts';
import { OfficeScanner } from './office-scanner.ts';

export interface Relationship {
  readonly id: string;
  /** The last piece of its type: `header`, `chart`; the same in Transitional and Strict files. */
  readonly type: string;
  /** Name of the part in the archive; undefined for what lies outside of it. */
  readonly part: string | undefined;
}

type PackageContext = Pick<FilterContext, 'limits'>;

/** An Office document as the parts it is made of, and how they refer to each other. */
export class OoxmlPackage {
  readonly archive: ZipArchive;
  readonly #limits: DocumentLimits;
  readonly #contentTypes: ReadonlyMap<string, string>;
  readonly #defaultTypes: ReadonlyMap<string, string>;

  private constructor(archive: ZipArchive, { limits }: PackageContext, types: ContentTypes) {
    this.archive = archive;
    this.#limits = limits;
    this.#contentTypes = types.parts;
    this.#defaultTypes = types.extensions;
  }

  static async read(archive: ZipArchive, context: PackageContext): Promise<OoxmlPackage> {
    const entry = archive.find('[Content_Types].xml');
    if (entry === undefined) {
      const isOpenDocument = archive.find('mimetype') !== undefined && archive.find('content.xml') !== undefined;
      const found = isOpenDocument ? 'an OpenDocument file (odt, ods or odp), ' : '';
      throw new ServiceError('invalid_document', { reason: `it is ${found}not an Office document.` });
    }
    const source = decodePart(await archive.read(entry)).text;
    return new OoxmlPackage(archive, context, readContentTypes(new OfficeScanner(source, context.limits)));
  }

  async readPart(name: string): Promise<Buffer> {
    const entry = this.archive.find(name);
    if (entry === undefined) throw new ServiceError('invalid_document', { reason: `its part ${name} is missing.` });
    return this.archive.read(entry);
  }

  contentType(part: string): string {
    const extension = part.slice(part.lastIndexOf('.') + 1).toLowerCase();
    return this.#contentTypes.get(part.toLowerCase()) ?? this.#defaultTypes.get(extension) ?? '';
  }

  /** The part that the document begins with. */
  async mainPart(): Promise<string> {
    const found = (await this.relationships('')).find(({ type }) => type === 'officeDocument');
    if (found?.part === undefined) {
      throw new ServiceError('invalid_document', { reason: 'it does not define where its text begins.' });
    }
    return found.part;
  }

  /** What a part refers to, in the order it is written; of the whole package for an empty name. */
  async relationships(part: string): Promise<readonly Relationship[]> {
    const folder = posix.dirname(part);
    const entry = this.archive.find(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
    if (entry === undefined) return [];
    const scanner = new OfficeScanner(decodePart(await this.archive.read(entry)).text, this.#limits);
    const found: Relationship[] = [];
    while (scanner.next()) {
      if (!scanner.isStart || !scanner.tag.endsWith(':Relationship')) continue;
      const type = scanner.value('Type') ?? '';
      const outside = scanner.value('TargetMode')?.toLowerCase() === 'external';
      found.push({
        id: scanner.value('Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        part: outside ? undefined : this.#resolve(folder, scanner.value('Target') ?? ''),
      });
    }
    return found;
  }

  /** Parts there are, of all that are referred to as one of these types. */
  async related(part: string, ...types: readonly string[]): Promise<readonly string[]> {
    const parts = (await this.relationships(part)).filter(({ type }) => types.includes(type)).map((one) => one.part);
    return [...new Set(parts.filter((name) => name !== undefined))];
  }

  /** Name in the archive of what a part refers to, if it is there. */
  #resolve(folder: string, target: string): string | undefined {
    const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
    if (this.archive.find(path) !== undefined) return path;
    try {
      const decoded = decodeURIComponent(path);
      return this.archive.find(decoded) === undefined ? undefined : decoded;
    } catch {
      return undefined;
    }
  }
}

interface ContentTypes {
  readonly parts: ReadonlyMap<string, string>;
  readonly extensions: ReadonlyMap<string, string>;
}

function readContentTypes(scanner: OfficeScanner): ContentTypes {
  const parts = new Map<string, string>();
  const extensions = new Map<string, string>();
  while (scanner.next()) {
    if (!scanner.isStart) continue;
    const type = scanner.value('ContentType') ?? '';
    if (scanner.tag.endsWith(':Override')) parts.set((scanner.value('PartName') ?? '').slice(1).toLowerCase(), type);
    else if (scanner.tag.endsWith(':Default')) extensions.set((scanner.value('Extension') ?? '').toLowerCase(), type);
  }
  return { parts, extensions };
}
