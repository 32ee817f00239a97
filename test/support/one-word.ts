import type { TextRecognizer } from '../../src/contracts/documents/text-recognizer.ts';

/** Reads the same word in the middle of every picture, at once: for tests of what is done with it. */
export const oneWord: TextRecognizer = {
  id: 'one-word',
  health: async () => ({ state: 'ready' }),
  languages: async () => ['en'],
  recognize: async ({ width, height }) => {
    const [left, right] = [Math.round(width * 0.2), Math.round(width * 0.6)];
    const [top, bottom] = [Math.round(height * 0.4), Math.round(height * 0.6)];
    const baseline = { y: bottom, slope: 0 };
    return [
      { text: 'Closed', box: { left, top, right, bottom }, confidence: 95, line: 0, size: bottom - top, baseline },
    ];
  },
};
