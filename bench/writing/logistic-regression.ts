/** What a regression learns from: numbers of fixed length, whether they speak for something, and how much the example counts. */
export interface Example {
  readonly parts: readonly number[];
  readonly isRight: boolean;
  readonly weight: number;
}

/** What a weight is without examples, and how many examples it takes to move it. */
export interface Prior {
  readonly mean: number;
  readonly strength: number;
}

const mostSteps = 50;
const smallestStep = 1e-9;

/** The weights of the parts under which the examples are the likeliest, by Newton's method: a few steps, each of which solves a system. */
export function fitWeights(examples: readonly Example[], priors: readonly Prior[]): readonly number[] {
  let weights = priors.map(({ mean }) => mean);
  for (let step = 0; step < mostSteps; step += 1) {
    const slopes = priors.map(({ mean, strength }, at) => strength * ((weights[at] as number) - mean));
    const curves = priors.map(({ strength }, row) => priors.map((_, at) => (at === row ? strength : 0)));
    for (const { parts, isRight, weight } of examples) {
      const likelihood = likelihoodOf(parts, weights);
      for (const [row, part] of parts.entries()) {
        if (part === 0) continue;
        slopes[row] = (slopes[row] as number) + weight * part * (likelihood - Number(isRight));
        const curve = curves[row] as number[];
        for (const [at, other] of parts.entries())
          curve[at] = (curve[at] as number) + weight * part * other * likelihood * (1 - likelihood);
      }
    }
    const steps = solve(curves, slopes);
    weights = weights.map((weight, at) => weight - (steps[at] as number));
    if (steps.every((size) => Math.abs(size) < smallestStep)) return weights;
  }
  throw new Error(`The weights still move after ${mostSteps} steps.`);
}

/** From 0 to 1. */
export function likelihoodOf(parts: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-parts.reduce((sum, part, at) => sum + part * (weights[at] as number), 0)));
}

/** Gaussian elimination; the matrix is symmetric and positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, index) => [...row, right[index] as number]);
  for (const [index, row] of rows.entries())
    for (const below of rows.slice(index + 1)) {
      const factor = (below[index] as number) / (row[index] as number);
      for (let at = index; at < row.length; at += 1) below[at] = (below[at] as number) - factor * (row[at] as number);
    }
  const found = rows.map(() => 0);
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index] as number[];
    const known = found.reduce((sum, value, at) => (at > index ? sum + value * (row[at] as number) : sum), 0);
    found[index] = ((row.at(-1) as number) - known) / (row[index] as number);
  }
  return found;
}
