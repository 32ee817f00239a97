import { readdirSync } from 'node:fs';

/** The file that says that a server holds a step of a task, or has held it before it was killed. */
export function heldName(task: string, path: string): string {
  return `held-${task}-${path.replaceAll(/\W/g, '-')}`;
}

/** The tasks of such files, each with the files of its steps. */
export function heldSteps(dataDir: string): ReadonlyMap<string, readonly string[]> {
  const names = readdirSync(dataDir).filter((name) => name.startsWith('held-'));
  return Map.groupBy(names, (name) => name.slice('held-'.length, 'held-'.length + 36));
}
