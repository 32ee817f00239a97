/**
 * Bytes under names: uploads and results. Every implementation passes `test/contracts/object-store.ts`.
 *
 * - An object is there whole or not at all, also when the process is killed while it is put; what a kill leaves behind is
 *   removed at the next start, or a day later where several machines share the store.
 * - On disk when `put` resolves. The memory for all objects together is bounded.
 * - A name is at most 8 parts with `/` between them, each of 1 to 100 lower-case letters, digits and `-`. Names never come
 *   from users; another name is a `RangeError`.
 */
export interface ObjectStore {
  /** Replaces an object of that name. Rejects, and keeps nothing, with what the content throws. Answers bytes. */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /**
   * Undefined when there is none. An object that is removed or replaced meanwhile is read to its end; over a network, only
   * while the connection holds. What is read is whole or ends in an error. It stays open until
   * it is read to its end or left, so the caller must start to read it.
   */
  get(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Nothing happens when there is none. */
  remove(name: string): Promise<void>;
  /** All names that begin with the prefix, in no order; what is put or removed meanwhile may be among them or not. */
  list(prefix: string): AsyncIterable<string>;
}
