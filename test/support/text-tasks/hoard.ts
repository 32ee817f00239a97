/** Keeps so much memory in JavaScript objects. */
export function run({ mebibytes }: { readonly mebibytes: number }): string {
  const kept: number[][] = [];
  for (let count = 0; count < mebibytes; count += 1)
    kept.push(Array.from({ length: 131_072 }, (_, index) => index + 0.5));
  return String(kept.length);
}
