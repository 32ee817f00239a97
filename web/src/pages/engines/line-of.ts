/** Of a chart, and of what one step takes in it. */
export const height = 100;
export const column = 10;

/** Broken where there is nothing; a single value is a short line. */
export function lineOf(values: readonly (number | null)[], most: number): string {
  let isDrawing = false;
  const steps: string[] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) {
      isDrawing = false;
      continue;
    }
    const [x, y] = [index * column, height - (value / most) * height];
    steps.push(isDrawing ? `L${x + column / 2} ${y}` : `M${x + 2} ${y}H${x + column / 2}`);
    const ends = values[index + 1] === null || index === values.length - 1;
    if (ends) steps.push(`H${x + column - 2}`);
    isDrawing = true;
  }
  return steps.join('');
}
