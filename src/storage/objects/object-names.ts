/** Throws a `RangeError` for what is no name of an object (`contracts/stores/objects.ts`). */
export function checkObjectName(name: string): void {
  if (!isObjectName(name)) throw new RangeError(`"${name}" is not a name of an object.`);
}

export function isObjectName(name: string): boolean {
  return /^[a-z0-9-]{1,100}(\/[a-z0-9-]{1,100}){0,7}$/.test(name);
}

/** Throws a `RangeError` for what no name can begin with. */
export function checkNamePrefix(prefix: string): void {
  if (!/^([a-z0-9-]+\/)*[a-z0-9-]*$/.test(prefix))
    throw new RangeError(`"${prefix}" is not the beginning of a name of an object.`);
}
