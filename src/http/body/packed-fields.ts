import { setImmediate as turn } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { ServiceError } from '../../errors/service-error.ts';

/** Fields on their way from a thread, so that they can be unpacked in short steps. */
export interface PackedFields {
  /** All but long lists, which are empty here. */
  readonly fields: object;
  /** By the name of the field: its items in order, so many at a time as `serialize` writes. */
  readonly lists: ReadonlyMap<string, readonly Uint8Array[]>;
}

/** Items of a list that are unpacked in one step. */
const itemsOfStep = 1_000;

/** Values in one step: unpacking them takes some 10 ms. */
const maximumValues = 50_000;
const maximumDepth = 100;

/** Throws when the fields hold more than can be unpacked in short steps. */
export function packFields(given: object): PackedFields {
  const lists = new Map<string, Uint8Array[]>();
  const fields = Object.entries(given).map(([name, value]): readonly [string, unknown] => {
    if (!Array.isArray(value) || value.length <= itemsOfStep) return [name, value];
    const steps: Uint8Array[] = [];
    for (let start = 0; start < value.length; start += itemsOfStep) {
      const items = value.slice(start, start + itemsOfStep);
      checkValues(items);
      steps.push(serialize(items));
    }
    lists.set(name, steps);
    return [name, []];
  });
  const rest = Object.fromEntries(fields);
  checkValues(rest);
  return { fields: rest, lists };
}

export async function unpackFields({ fields, lists }: PackedFields): Promise<object> {
  for (const [name, steps] of lists) {
    const list = (fields as Record<string, unknown[]>)[name] ?? [];
    for (const step of steps) {
      await turn();
      list.push(...(deserialize(step) as unknown[]));
    }
  }
  return fields;
}

function checkValues(value: object): void {
  let left = maximumValues;
  const count = (inner: object, depth: number): void => {
    if (depth > maximumDepth) throw tooMuch(`nested more than ${maximumDepth} levels deep`);
    for (const item of Object.values(inner)) {
      left -= 1;
      if (left < 0) throw tooMuch(`one with more than ${maximumValues} values beside those of long lists`);
      if (typeof item === 'object' && item !== null) count(item, depth + 1);
    }
  };
  count(value, 1);
}

function tooMuch(what: string): ServiceError {
  return new ServiceError('invalid_body', { reason: `it is ${what}.` });
}
