/** Silence and tones, one after another: `[500, 'silence'], [800, 'tone']`, in milliseconds at 16,000 samples a second. */
export function tones(
  ...stretches: readonly (readonly [milliseconds: number, kind: 'silence' | 'tone'])[]
): Int16Array {
  const pieces = stretches.map(([milliseconds, kind]) =>
    Int16Array.from({ length: milliseconds * 16 }, (_, index) =>
      kind === 'silence' ? 0 : Math.round(8000 * Math.cos((2 * Math.PI * 440 * index) / 16_000)),
    ),
  );
  return joinSamples(pieces);
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
