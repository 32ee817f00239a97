import type { Segment } from '../../contracts/segment.ts';
import type { Trace } from '../../features/translation/trace.ts';

interface Layer {
  readonly name: string;
  readonly text: string;
}

/** What each layer did to each segment of some texts, for `--explain`. */
export class Explanation {
  readonly #layers = new Map<Segment, Layer[]>();

  readonly trace: Trace = (segment, name, text) => {
    const layers = this.#layers.get(segment) ?? [];
    layers.push({ name, text });
    this.#layers.set(segment, layers);
  };

  /** A line for each layer, a blank line after each segment; forgets them. */
  take(): readonly string[] {
    const segments = [...this.#layers.values()];
    this.#layers.clear();
    return segments.flatMap((layers) => {
      const width = Math.max(...layers.map(({ name }) => name.length));
      return [...layers.map(({ name, text }) => `${name.padEnd(width)}  ${text.replaceAll('\n', '⏎')}`), ''];
    });
  }
}
