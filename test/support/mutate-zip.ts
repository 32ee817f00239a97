import { buildZip } from './build-zip.ts';
import { readZip } from './read-zip.ts';

/** Mutated bytes in one file of an archive, or in the archive itself: most errors in packed bytes are only checksums. */
export function mutateParts(bytes: Buffer, random: (limit: number) => number): Buffer {
  if (random(4) === 0) return mutate(bytes, random);
  const files = [...readZip(bytes)];
  // The first ones are what holds a document together, and its text.
  const chosen = random(Math.min(files.length, 8));
  return buildZip(
    files.map(([name, data], index) => ({ name, data: index === chosen ? mutate(data, random) : data, stored: true })),
  );
}

const pieces = [
  '<',
  '>',
  '/>',
  '"',
  '&',
  '</',
  '<!--',
  ' xmlns="x"',
  '<w:p>',
  '</w:p>',
  '</w:r>',
  '<w:fldChar w:fldCharType="end"/>',
  '\0',
  '\ufffe',
];

function mutate(bytes: Buffer, random: (limit: number) => number): Buffer {
  let mutated = bytes;
  for (let count = 1 + random(3); count > 0; count--) {
    const start = random(mutated.length + 1);
    const end = Math.min(mutated.length, start + random(40));
    const [before, range, after] = [mutated.subarray(0, start), mutated.subarray(start, end), mutated.subarray(end)];
    const piece = Buffer.from(pieces[random(pieces.length)] ?? '');
    const other = random(mutated.length + 1);
    const replacements = [[piece], [], [range, range], [piece, range], [mutated.subarray(other, other + 80), range]];
    mutated = Buffer.concat([before, ...(replacements[random(replacements.length)] ?? []), after]);
  }
  return mutated;
}
