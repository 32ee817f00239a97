import type { FittedBlock, TextSetter } from './fit-blocks.ts';

/** Scripts with marks above and below their letters, which meet those of the next line where lines are as close as Latin ones. */
const tallScripts =
  /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;

/** As the faces of these scripts have it, in parts of the size. */
const tallLeading = 1.4;

/**
 * Sets lines of tall letters further apart where there is room. Blocks that look alike keep one distance, unless they have room for less:
 * that for which three quarters of them have room.
 */
export function openLines(fitted: readonly FittedBlock[], setter: TextSetter): readonly FittedBlock[] {
  const factors = fitted.map((block) => openLeading(block) / block.area.request.leading);
  const clusters = new Map<number, number[]>();
  for (const [index, { block, typeset }] of fitted.entries()) {
    if (typeset.lines.length < 2) continue;
    const cluster = clusters.get(block.styleCluster) ?? [];
    clusters.set(block.styleCluster, cluster);
    cluster.push(factors[index] ?? 1);
  }
  for (const cluster of clusters.values()) cluster.sort((one, other) => one - other);
  return fitted.map((result, index) => {
    const cluster = clusters.get(result.block.styleCluster) ?? [];
    const factor = Math.min(factors[index] ?? 1, cluster[cluster.length >> 2] ?? 1);
    if (factor < 1.01) return result;
    const request = { ...result.area.request, leading: result.area.request.leading * factor };
    return { ...result, area: { ...result.area, request }, typeset: setter.typeset(request, result.scale) };
  });
}

/**
 * The distance between lines of tall letters: as far as the lines of the source, and half of the room below them, allow.
 */
function openLeading({ block, text, area, typeset, scale, room }: FittedBlock): number {
  const { leading } = area.request;
  const distances = typeset.lines.length - 1;
  if (scale < 1 || distances < 1 || !text.runs.some((run) => tallScripts.test(run.text))) return leading;
  const used = Math.max(block.lines.length - 1, distances) * leading;
  const most = Math.min(room, used + Math.max(0, room - used) / 2) / distances;
  return Math.max(leading, Math.min(tallLeading * block.style.size, most));
}
