type Stretch = readonly [milliseconds: number, kind: 'silence' | 'tone' | 'noise'];

/** Silence, tones and noise, one after another: `[500, 'silence'], [800, 'tone']`, in milliseconds at 16,000 samples a second. */
export function tones(...stretches: readonly Stretch[]): Int16Array {
  return joinSamples(
    stretches.map(([milliseconds, kind]) => {
      const length = milliseconds * 16;
      if (kind === 'noise') return noise(length);
      return Int16Array.from({ length }, (_, index) =>
        kind === 'silence' ? 0 : Math.round(8000 * Math.cos((2 * Math.PI * 440 * index) / 16_000)),
      );
    }),
  );
}

/** The same noise each time. */
function noise(length: number): Int16Array {
  let state = 1;
  return Int16Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ((state >>> 16) % 16_000) - 8000;
  });
}

export function joinSamples(pieces: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
