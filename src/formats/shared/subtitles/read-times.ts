/**
 * Beginning and end of a cue in milliseconds. The pattern has eight groups: hours, minutes, seconds and fraction of each.
 * Undefined when the line is no timing.
 */
export function readTimes(line: string, timing: RegExp): [number, number] | undefined {
  const found = timing.exec(line);
  if (found === null) return undefined;
  const [, ...parts] = found;
  return [milliseconds(parts.slice(0, 4)), milliseconds(parts.slice(4, 8))];
}

function milliseconds([hours = '0', minutes = '0', seconds = '0', fraction = '0']: (string | undefined)[]): number {
  return (
    (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3))
  );
}
