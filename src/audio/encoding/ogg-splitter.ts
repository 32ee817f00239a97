import type { ElementSplitter, MediaElement } from './media-element.ts';
import { OggClock, type OggTiming } from './ogg-clock.ts';
import { OggPageReader } from './ogg-pages.ts';

/** Each page is an element. Those before the first audio are headers. */
export class OggSplitter implements ElementSplitter {
  readonly #pages = new OggPageReader();
  readonly #clock: OggClock;
  #audioBegan = false;

  constructor(timing: OggTiming) {
    this.#clock = new OggClock(timing);
  }

  push(bytes: Uint8Array): readonly MediaElement[] {
    return Array.from(this.#pages.push(bytes), (page) => {
      this.#audioBegan ||= page.granule !== 0;
      return { bytes: page.bytes, isHeader: !this.#audioBegan, samples: this.#clock.advance(page) };
    });
  }
}
