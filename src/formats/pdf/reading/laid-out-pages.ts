import type { PageReader } from '../characters/page-reader.ts';
import { layOutPage } from './lay-out-page.ts';
import type { PageContent } from './page-content.ts';
import type { PageLayout } from './page-layout.ts';

export interface LaidOutPage {
  readonly content: PageContent;
  readonly layout: PageLayout;
}

/** Letters, lines, pictures and areas of annotations of the pages that stay in memory: some forty pages of text, in some 50 MB. */
const mostKept = 120_000;

/** Reads pages and lays them out. The first ones of a document stay in memory, so that most documents are written without being read again. */
export class LaidOutPages {
  readonly #kept = new Map<number, LaidOutPage>();
  #room = mostKept;

  read(reader: Pick<PageReader, 'read'>, index: number): LaidOutPage {
    const kept = this.#kept.get(index);
    if (kept !== undefined) return kept;
    const content = reader.read(index);
    const page = { content, layout: layOutPage(content) };
    const weight = weightOf(content);
    if (weight <= this.#room) {
      this.#room -= weight;
      this.#kept.set(index, page);
    }
    return page;
  }
}

/** At least 1: a page without anything takes memory, too. */
function weightOf({ characters, objects, paths, images, links, annotations = [] }: PageContent): number {
  const lists = [characters, objects, paths, images, links, annotations, ...links.map(({ areas }) => areas)];
  return lists.reduce((sum, { length }) => sum + length, 1);
}
