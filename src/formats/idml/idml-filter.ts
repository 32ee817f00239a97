import type {
  DocumentFilter,
  DocumentSource,
  FilterContext,
  OpenDocument,
  ReadOptions,
} from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { giveWayTo } from '../shared/files/give-way.ts';
import { type DecodedPart, decodePart } from '../shared/office/decode-part.ts';
import { OfficeDocument, type ReadPart } from '../shared/office/office-document.ts';
import { OfficeScanner } from '../shared/office/office-scanner.ts';
import { PartReader, type PartRules } from '../shared/office/part-reader.ts';
import { ZipArchive } from '../shared/zip/zip-archive.ts';
import { CharacterFormats } from './character-format.ts';
import { designmap, type IdmlParts, readPackage, refuseOthers } from './idml-package.ts';
import { idmlPrefix, layoutRules, storyRules, variableRules } from './idml-rules.ts';
import { orderStories, type StoryFrames } from './order-stories.ts';
import { readTextFrames, type TextFrame } from './text-frames.ts';

/** Documents of InDesign in its exchange format. What is translated: `docs/reference/formats/idml.md`. */
export const idmlFilter: DocumentFilter = {
  id: 'idml',
  extensions: ['idml'],
  mediaType: 'application/vnd.adobe.indesign-idml-package',
  open: openIdml,
};

async function openIdml(source: DocumentSource, _options: ReadOptions, context: FilterContext): Promise<OpenDocument> {
  context.signal.throwIfAborted();
  await refuseOthers(source.path);
  const archive = await ZipArchive.open(source.path, context);
  try {
    const parts = await readPackage(archive, context.limits);
    const document = await new IdmlReader(archive, parts, context).read();
    context.signal.throwIfAborted();
    return document;
  } catch (error) {
    await archive[Symbol.asyncDispose]();
    throw error;
  }
}

/** A part before its text is taken apart. */
interface DecodedStory extends StoryFrames, DecodedPart {
  readonly name: string;
}

class IdmlReader {
  readonly #archive: ZipArchive;
  readonly #parts: IdmlParts;
  readonly #context: FilterContext;
  readonly #formats = new CharacterFormats();
  readonly #read: ReadPart[] = [];

  constructor(archive: ZipArchive, parts: IdmlParts, context: FilterContext) {
    this.#archive = archive;
    this.#parts = parts;
    this.#context = context;
  }

  async read(): Promise<OpenDocument> {
    const { spreads, masterSpreads, hiddenLayers } = this.#parts;
    const layout = [...new Set([...spreads, ...masterSpreads])];
    const frames: TextFrame[] = [];
    for (const name of layout) {
      const part = await this.#decode(name);
      if (part === undefined) continue;
      for (const frame of readTextFrames(this.#scan(part.text), hiddenLayers)) frames.push(frame);
    }
    const { shown, hidden } = orderStories(await this.#stories(), frames);
    for (const story of shown) await this.#add(story.name, story, storyRules(this.#formats));
    this.#warnOfHidden(hidden);
    for (const name of layout) await this.#add(name, await this.#decode(name), layoutRules);
    await this.#add(designmap, await this.#decode(designmap), variableRules);
    return new OfficeDocument({ archive: this.#archive, parts: this.#read }, this.#context, async () => {});
  }

  async #stories(): Promise<readonly DecodedStory[]> {
    const stories: DecodedStory[] = [];
    for (const name of this.#parts.stories) {
      const part = await this.#decode(name);
      if (part === undefined)
        throw new ServiceError('invalid_document', { reason: `its part ${shown(name)} is missing.` });
      const id = storyId(this.#scan(part.text));
      const hasFrames = part.text.includes('ParentStory');
      const frames = hasFrames ? readTextFrames(this.#scan(part.text), this.#parts.hiddenLayers) : [];
      stories.push({ ...part, name, id, frames });
    }
    return stories;
  }

  async #decode(name: string): Promise<DecodedPart | undefined> {
    this.#context.signal.throwIfAborted();
    const entry = this.#archive.find(name);
    return entry === undefined ? undefined : decodePart(await this.#archive.read(entry));
  }

  #scan(text: string): OfficeScanner {
    return new OfficeScanner(text, this.#context.limits, idmlPrefix);
  }

  async #add(name: string, part: DecodedPart | undefined, rules: PartRules): Promise<void> {
    if (part === undefined) return;
    const { signal, limits, budget } = this.#context;
    const units = await new PartReader(part.text, rules, limits, budget).read(giveWayTo(signal));
    this.#read.push({ name, units, encode: part.encode });
  }

  #warnOfHidden(hidden: readonly DecodedStory[]): void {
    if (!hidden.some(({ text }) => anyText.test(text))) return;
    this.#context.warn({
      code: 'hidden_text_kept',
      message: 'Text on hidden layers or in hidden frames was not translated.',
    });
  }
}

const anyText = /<Content>[^<]*[\p{L}\p{N}]/u;

function storyId(scanner: OfficeScanner): string {
  while (scanner.next()) {
    if (scanner.isStart && scanner.name === 'Story') return scanner.value('Self') ?? '';
  }
  return '';
}

function shown(name: string): string {
  return JSON.stringify(name.slice(0, 100));
}
