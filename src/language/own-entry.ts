/**
 * What a table has for a name from outside. Every object has `constructor` and some other members, and texts and documents have such
 * names.
 */
export function ownEntry<Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
