import type { ObjectStore } from '../../contracts/stores/objects.ts';

/** The hour of a time, which names of objects begin with: `2026112201`. What is left without a record is known by it. */
export function hourOf(time: Date): string {
  return time.toISOString().slice(0, 13).replaceAll(/\D/g, '');
}

/** Names in folders of hours before that of a time: `<folder>/<hour>/…`. */
export async function* listBefore(
  objects: Pick<ObjectStore, 'list'>,
  folder: string,
  time: Date,
): AsyncGenerator<string, void, undefined> {
  const oldest = hourOf(time);
  for await (const name of objects.list(`${folder}/`)) if ((name.split('/')[1] ?? '') < oldest) yield name;
}
