import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

interface Eld {
  detect(text: string): { getScores(): Record<string, number> };
}

/** How well the letter sequences of a text fit each language that `eld` knows; about 1 is a good fit. */
export interface NGramEvidence {
  scores(text: string): ReadonlyMap<string, number>;
}

/** `eld` reads about 350 bytes a call, which is this many letters; longer texts are read in pieces. */
const pieceLength = { ascii: 320, other: 160 };

/**
 * Reads its database at the first call. That takes a fifth of a second and some 40 MB, which a server that translates
 * with given source languages never pays. The smallest database: the larger ones gain less than the words add.
 */
export function createNGramEvidence(): NGramEvidence {
  let eld: Eld | undefined;
  return {
    scores(text) {
      eld ??= loadEld();
      const totals = new Map<string, number>();
      let weights = 0;
      for (const piece of pieces(text)) {
        weights += piece.length;
        const scores = eld.detect(piece).getScores();
        for (const language in scores) {
          const score = scores[language] ?? 0;
          // `eld` squeezes its mean weight a sequence into 0..1; unsqueezed, the distances mean the same everywhere.
          const fit = score / Math.max(1 - score, 0.01) / 5;
          totals.set(language, (totals.get(language) ?? 0) + fit * piece.length);
        }
      }
      for (const [language, total] of totals) totals.set(language, total / weights);
      return totals;
    },
  };
}

function loadEld(): Eld {
  // `require` because detection is synchronous; by address because the package names its entries for `import` only.
  const entry: { eld: Eld } = createRequire(import.meta.url)(fileURLToPath(import.meta.resolve('eld/extrasmall')));
  return entry.eld;
}

function* pieces(text: string): Generator<string> {
  const length = /^[\0-\u024f]*$/.test(text) ? pieceLength.ascii : pieceLength.other;
  for (let start = 0; start < text.length; ) {
    let end = start + length;
    if (end < text.length) {
      const space = text.lastIndexOf(' ', end);
      if (space > start) end = space;
    }
    yield text.slice(start, end);
    start = end;
  }
}
