import type {
  DocumentFilter,
  FilterContext,
  OpenDocument,
  TextUnit,
  WriteOptions,
} from '../../contracts/documents/document-filter.ts';
import type { Segment } from '../../contracts/segment.ts';
import { readableText, textSegment } from '../../language/segments.ts';
import { readWholeFile, writeWholeFile } from '../shared/files/whole-files.ts';
import { eraseText } from '../shared/pictures/erase-text.ts';
import { findWords } from '../shared/pictures/find-words.ts';
import type { PictureBlock } from '../shared/pictures/picture-text.ts';
import { type DecodedPicture, invalidPicture } from '../shared/pictures/raster.ts';
import { blockText, isTranslatable } from './block-text.ts';
import { drawText, settingOf } from './draw-text.ts';
import { groupWords } from './group-words.ts';
import { decodeJpeg, isJpeg } from './jpeg-picture.ts';
import { decodePng, isPng } from './png-picture.ts';

/** Pictures with text: PNG and JPEG. What is translated: `docs/reference/formats/image.md`. */
export const imageFilter: DocumentFilter = {
  id: 'image',
  extensions: ['png', 'jpeg', 'jpg'],
  mediaType: 'image/png',
  otherMediaTypes: { jpeg: 'image/jpeg', jpg: 'image/jpeg' },
  async open(source, options, context) {
    const bytes = await readWholeFile(source, context);
    const { raster } = await decode(bytes, context);
    const language = options.sourceLanguage;
    const words = await findWords(raster, context.recognizer, {
      signal: context.signal,
      ...(language === undefined ? {} : { language }),
    });
    const blocks = groupWords(raster, words).filter((block) => isTranslatable(block, language));
    return new OpenPicture(bytes, blocks, language ?? 'en', context);
  },
};

async function decode(bytes: Buffer, { signal }: FilterContext): Promise<DecodedPicture> {
  const picture = isPng(bytes) ? decodePng(bytes) : isJpeg(bytes) ? decodeJpeg(bytes) : undefined;
  if (picture === undefined) throw invalidPicture('it is neither a PNG nor a JPEG picture.');
  const decoded = await picture;
  signal.throwIfAborted();
  return decoded;
}

/** Its pixels are decoded again to write it: they are large, and engines may take long. */
class OpenPicture implements OpenDocument {
  readonly units: readonly TextUnit[];
  readonly #bytes: Buffer;
  readonly #blocks: readonly PictureBlock[];
  readonly #language: string;
  readonly #context: FilterContext;

  constructor(bytes: Buffer, blocks: readonly PictureBlock[], language: string, context: FilterContext) {
    this.#bytes = bytes;
    this.#blocks = blocks;
    this.#language = language;
    this.#context = context;
    this.units = blocks.map((block) => {
      const segment = textSegment(blockText(block, language));
      context.budget.takeText(segment);
      return { segment, kind: 'text', unbilled: true };
    });
  }

  async write(
    translations: readonly (Segment | undefined)[],
    destination: string,
    { targetLanguage }: WriteOptions,
  ): Promise<void> {
    const { signal } = this.#context;
    signal.throwIfAborted();
    const isUnchanged = translations.every((translation) => translation === undefined);
    await writeWholeFile(
      destination,
      isUnchanged ? this.#bytes : await this.#redrawn(translations, targetLanguage),
      signal,
    );
  }

  async #redrawn(translations: readonly (Segment | undefined)[], language: string): Promise<Uint8Array> {
    const { signal } = this.#context;
    const picture = await decode(this.#bytes, this.#context);
    const { raster } = picture;
    const texts = this.#blocks.flatMap((block, index) => {
      const translation = translations[index];
      if (translation === undefined) return [];
      return [{ text: readableText(translation), setting: settingOf(raster, block, this.#language, language) }];
    });
    for (const { setting } of texts) eraseText(raster, setting.block);
    for (const { setting, text } of texts) {
      if (drawText(raster, setting, { text, language })) continue;
      const { left, top } = setting.block.box;
      this.#context.warn({
        code: 'text_hard_to_read',
        message: `A text at ${Math.round(left)}, ${Math.round(top)} (pixels from the left and the top) fits only in letters that are hard to read.`,
      });
    }
    signal.throwIfAborted();
    return picture.encode(raster);
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}
