import type { PageReader } from '../characters/page-reader.ts';
import { layOutPage } from './lay-out-page.ts';
import { PackedCharacters } from './packed-characters.ts';
import { PackedObjects } from './packed-objects.ts';
import type { PageContent } from './page-content.ts';
import type { PageLayout } from './page-layout.ts';

export interface LaidOutPage {
  readonly content: PageContent;
  readonly layout: PageLayout;
}

/** A page with its letters and operators as columns of numbers. */
interface KeptPage {
  readonly content: Omit<PageContent, 'characters' | 'objects'>;
  readonly characters: PackedCharacters;
  readonly objects: PackedObjects;
  readonly layout: PageLayout;
}

/** Objects of the pages that stay in memory, and bytes of their columns. */
export interface PagesRoom {
  readonly objects: number;
  readonly bytes: number;
}

/** Together at most 120 MB. */
const roomForPages: PagesRoom = { objects: 300_000, bytes: 48 * 1024 ** 2 };

/**
 * Reads pages and lays them out. The first ones of a document, some hundreds, stay in memory, so that most documents are written without
 * being read again.
 */
export class LaidOutPages {
  readonly #kept = new Map<number, KeptPage>();
  #objects: number;
  #bytes: number;

  constructor({ objects, bytes } = roomForPages) {
    this.#objects = objects;
    this.#bytes = bytes;
  }

  read(reader: Pick<PageReader, 'read'>, index: number): LaidOutPage {
    const kept = this.#kept.get(index);
    if (kept !== undefined) {
      const { content, characters, objects, layout } = kept;
      return { content: { ...content, characters: characters.unpack(), objects: objects.unpack() }, layout };
    }
    const content = reader.read(index);
    const page = { content, layout: layOutPage(content) };
    this.#keep(index, page);
    return page;
  }

  #keep(index: number, { content, layout }: LaidOutPage): void {
    const { characters, objects, ...rest } = content;
    const bytes = 20 * characters.length + 104 * objects.length;
    if (bytes > this.#bytes) return;
    const page = {
      content: rest,
      characters: new PackedCharacters(characters),
      objects: new PackedObjects(objects),
      layout,
    };
    const weight = weightOf(page);
    if (weight > this.#objects) return;
    this.#objects -= weight;
    this.#bytes -= bytes;
    this.#kept.set(index, page);
  }
}

/** At least 1: a page without anything takes memory, too. */
function weightOf({ content, characters, objects, layout: { blocks, left } }: KeptPage): number {
  const { paths, images, links, annotations = [] } = content;
  const lists = [paths, images, links, annotations, left, blocks, ...links.map(({ areas }) => areas)];
  const texts = blocks.flatMap(({ lines, runs, drawn, parts, notches, decorations }) => [
    ...[lines, runs, drawn, parts, notches, decorations],
    ...drawn.map(({ codes }) => codes),
  ]);
  return [...lists, ...texts].reduce((sum, { length }) => sum + length, 1 + characters.weight + objects.weight);
}
