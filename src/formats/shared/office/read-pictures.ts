import type { FilterContext, NestedDocument } from '../../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { decodeAsPng } from '../pictures/decode-as-png.ts';
import { readOtherPicture, unknownSize } from '../pictures/other-pictures.ts';
import { type PictureKind, readPictureKind } from '../pictures/picture-kind.ts';
import type { PictureSize } from '../pictures/raster.ts';
import { findPictures, type ShownPicture } from './find-pictures.ts';
import type { OoxmlPackage } from './ooxml-package.ts';

/** A picture of the document in which there is text. */
export interface PictureWithText {
  /** Its part. */
  readonly name: string;
  readonly opened: NestedDocument;
  /** It is written as PNG, whatever its name says. */
  readonly isConverted: boolean;
}

export interface ReadPicturesOptions {
  /** Parts that show them. */
  readonly parts: readonly string[];
  /** Whether a picture is to stay as it is, for each time that it is shown. Default: none. */
  readonly isKept?: (picture: ShownPicture, size: PictureSize) => boolean;
}

/** Pixels of a side, below which there is no room for a word. */
const least = { width: 40, height: 12 };
/** Decoding takes up to 28 bytes for each, beside the rest of the document. */
const mostPixels = 20_000_000;
/** Pictures of noise take the recognizer's time up to its limit. */
const mostFailures = 10;
const tooManyPixels = `it has more than ${mostPixels / 1_000_000} megapixels`;
const mostBytes = 32 * 1024 ** 2;

/**
 * Recognizes the text of the pictures that the parts show, each once: PNG and JPEG, and GIF, BMP and WebP as PNG. A picture that cannot be
 * read stays as it is, and a warning for each reason says how many did. None says so of pictures that are to stay.
 */
export async function readPictures(
  contents: OoxmlPackage,
  { parts, isKept = () => false }: ReadPicturesOptions,
  context: FilterContext,
): Promise<readonly PictureWithText[]> {
  const shown: ShownPicture[] = [];
  for (const part of new Set(parts))
    for (const picture of await findPictures(contents, part, context)) shown.push(picture);
  const reader = new PictureReader(contents, context);
  const parted = Map.groupBy(shown, (picture) => picture.part);
  let done = 0;
  for (const [part, all] of parted) {
    context.signal.throwIfAborted();
    await reader.read(part, (size) => all.some((one) => isKept(one, size)));
    context.progress({ unit: 'pictures', done: ++done, total: parted.size });
  }
  reader.warn();
  return reader.found;
}

class PictureReader {
  readonly found: PictureWithText[] = [];
  readonly #contents: OoxmlPackage;
  readonly #context: FilterContext;
  /** Pictures that stay as they are, by why. */
  readonly #left = new Map<string, string[]>();
  #failures = 0;
  #hindrance: Promise<string | undefined> | undefined;

  constructor(contents: OoxmlPackage, context: FilterContext) {
    this.#contents = contents;
    this.#context = context;
  }

  async read(part: string, isKept: (size: PictureSize) => boolean): Promise<void> {
    const leave = (why: string, size = unknownSize): void => {
      if (!isKept(size)) this.#leave(part, why);
    };
    try {
      if ((this.#contents.archive.find(part)?.size ?? 0) > mostBytes)
        return leave(`it has more than ${mostBytes / 1024 ** 2} MiB`);
      const bytes = await this.#contents.readPart(part);
      const own = kindOf(bytes);
      if (own === 'huge') return leave(tooManyPixels);
      const other = own === undefined ? readOtherPicture(bytes) : undefined;
      const kind = own ?? (other && { ...other, extension: 'png' as const, isUpright: true });
      if (kind === undefined || !hasRoomForWords(kind) || isKept(kind)) return;
      const why = other?.whyNot ?? (await this.#whyNot(kind));
      if (why !== undefined) return this.#leave(part, why);
      const read = (): Promise<Buffer> => (other === undefined ? Promise.resolve(bytes) : decodeAsPng(bytes, other));
      const opened = await this.#context.openNested({ name: part, extension: kind.extension, read });
      this.#context.pictureDone();
      if (opened === undefined) return;
      if (opened.units.length === 0) await opened[Symbol.asyncDispose]();
      else this.found.push({ name: part, opened, isConverted: other !== undefined });
    } catch (error) {
      this.#context.signal.throwIfAborted();
      // A picture that cannot be read does not cost the document its translation.
      const { code, fields, message } = asServiceError(error);
      if (code !== 'invalid_document') throw error;
      this.#failures += 1;
      leave((fields.reason ?? message).replace(/\.$/u, ''));
    }
  }

  warn(): void {
    for (const [why, parts] of this.#left) {
      const [first = ''] = parts;
      const are = parts.length === 1 ? 'A picture stays as it is' : `${parts.length} pictures stay as they are`;
      this.#context.warn({
        code: 'picture_not_read',
        message: `${are}, with the text that may be in ${parts.length === 1 ? 'it' : 'them'}: ${why}.`,
        location: { part: first },
      });
    }
  }

  async #whyNot({ width, height, isUpright }: PictureKind): Promise<string | undefined> {
    this.#hindrance ??= this.#whyNone();
    const none = await this.#hindrance;
    if (none !== undefined) return none;
    if (this.#failures >= mostFailures) return `${mostFailures} others could not be read`;
    if (!isUpright) return 'it is stored turned, and programs differ in how they show such pictures';
    if (width * height > mostPixels) return tooManyPixels;
    if (this.#context.budget.takePicture(width * height)) return undefined;
    return 'the document has more pictures than are read in one';
  }

  /** Why no picture at all is read. */
  async #whyNone(): Promise<string | undefined> {
    const health = await this.#context.recognizer.health();
    return health.state === 'unavailable' ? health.reason : undefined;
  }

  #leave(part: string, why: string): void {
    const parts = this.#left.get(why);
    if (parts === undefined) this.#left.set(why, [part]);
    else parts.push(part);
  }
}

function hasRoomForWords({ width, height }: PictureSize): boolean {
  return width >= least.width && height >= least.height;
}

/** Undefined for other types of pictures. */
function kindOf(bytes: Buffer): PictureKind | 'huge' | undefined {
  try {
    return readPictureKind(bytes);
  } catch (error) {
    if (asServiceError(error).code === 'document_too_large') return 'huge';
    throw error;
  }
}

function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  throw error;
}
