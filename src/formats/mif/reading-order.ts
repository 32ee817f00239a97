import type { PlacedUnit } from '../shared/office/part-units.ts';
import type { MifContainer, ReadMif } from './read-mif.ts';

/** Of pages that hold what the program refers to: lists of formats, specifications of contents, frames above notes. */
const reference = 'ReferencePage';

/**
 * The units of a document as readers come to them: the flows of body pages with what is anchored in them, page by page; then
 * hidden text, master pages, and the texts of variables, references and numbers. Reference pages are left.
 */
export function orderUnits({ containers, catalogs }: ReadMif): readonly PlacedUnit[] {
  const order = new ReadingOrder(containers);
  const isOf =
    (...types: readonly string[]) =>
    ({ type, pageType }: MifContainer): boolean =>
      type === 'page' && types.includes(pageType);
  const pages = isOf('BodyPage', 'HiddenPage', reference);
  const body = order.take((container) => isOf('BodyPage')(container) || order.isLoose(container));
  const hidden = order.take(isOf('HiddenPage'));
  const masters = order.take((container) => container.type === 'page' && !pages(container));
  order.take(isOf(reference));
  // What is anchored nowhere.
  const others = order.take(() => true);
  return [body, hidden, others, masters, catalogs].flat();
}

class ReadingOrder {
  readonly #containers: readonly MifContainer[];
  readonly #anchored = new Map<string, MifContainer>();
  /** By the page or the anchored frame that their first text frame is in. */
  readonly #flows = new Map<MifContainer, MifContainer[]>();
  readonly #loose = new Set<MifContainer>();
  readonly #taken = new Set<MifContainer>();

  constructor(containers: readonly MifContainer[]) {
    this.#containers = containers;
    const holders = new Map<string, MifContainer>();
    for (const container of containers) {
      this.#anchored.set(`${container.type} ${container.id}`, container);
      for (const id of container.textFrames) holders.set(id, container);
    }
    for (const flow of containers) {
      if (flow.type !== 'flow') continue;
      const frame = flow.paragraphs.find((paragraph) => paragraph.frame !== undefined)?.frame;
      const holder = frame === undefined ? undefined : holders.get(frame);
      if (holder === undefined) this.#loose.add(flow);
      else if (!this.#flows.get(holder)?.push(flow)) this.#flows.set(holder, [flow]);
    }
  }

  /** A flow of a file that says nothing of its pages. */
  isLoose(container: MifContainer): boolean {
    return this.#loose.has(container);
  }

  /** The units of containers that were not taken before, each with what is anchored in it. */
  take(isWanted: (container: MifContainer) => boolean): readonly PlacedUnit[] {
    const units: PlacedUnit[] = [];
    const waiting: { readonly container: MifContainer; next: number }[] = [];
    const begin = (container: MifContainer | undefined): void => {
      if (container === undefined || this.#taken.has(container)) return;
      this.#taken.add(container);
      waiting.push({ container, next: 0 });
      for (const flow of [...(this.#flows.get(container) ?? [])].reverse()) begin(flow);
    };
    for (const container of this.#containers) {
      if (isWanted(container)) begin(container);
      for (let at = waiting.at(-1); at !== undefined; at = waiting.at(-1)) {
        const paragraph = at.container.paragraphs[at.next];
        at.next += 1;
        if (paragraph === undefined) {
          waiting.pop();
          continue;
        }
        for (const unit of paragraph.units) units.push(unit);
        for (const { type, id } of [...paragraph.anchors].reverse()) begin(this.#anchored.get(`${type} ${id}`));
      }
    }
    return units;
  }
}
