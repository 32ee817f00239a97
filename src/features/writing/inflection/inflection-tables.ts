import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InflectionTable } from '../../../contracts/language/inflection-table.ts';
import type { Morphology } from '../../../contracts/language/morphology.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { baseLanguage } from '../../../language/codes.ts';
import { writeTable } from '../../../language/inflection/inflection.ts';
import { inflectWords, nameOf } from './inflect-words.ts';
import { inflectedLanguages, wordLists } from './word-list.ts';

/**
 * The tables of forms that rules need, made when a language is first asked for and kept as long as the lexicons stay:
 *
 *   request ─► known version? ─yes─► table ─► text thread, which reads it once
 *                 └─no─► word list ─► Morphology ─► table
 */
export class InflectionTables {
  readonly #morphology: Morphology | undefined;
  readonly #made = new Map<string, { readonly of: string; readonly table: Promise<InflectionTable | undefined> }>();

  constructor(morphology: Morphology | undefined) {
    this.#morphology = morphology;
  }

  /**
   * Undefined for a language without word list or without lexicon, and where the lexicon fails; the next call then tries again.
   * When `signal` aborts, it rejects at once with the signal's reason.
   */
  async tableOf(language: string, signal: AbortSignal): Promise<InflectionTable | undefined> {
    const base = baseLanguage(language);
    const morphology = this.#morphology;
    if (morphology === undefined || !inflectedLanguages.includes(base)) return undefined;
    if (!morphology.languages().includes(base)) return undefined;
    const of = morphology.version;
    const known = this.#made.get(base);
    const table = known?.of === of ? known.table : this.#make(morphology, base, of);
    const aborted = Promise.withResolvers<never>();
    const abort = () => aborted.reject(signal.reason);
    signal.throwIfAborted();
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await Promise.race([table, aborted.promise]);
    } catch (error) {
      if (signal.aborted || !(error instanceof ServiceError)) throw error;
      return undefined;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  /** Not ended by the caller that happened to be first: others wait for the same table. */
  #make(morphology: Morphology, language: string, of: string): Promise<InflectionTable | undefined> {
    const table = makeTable(morphology, language, new AbortController().signal);
    this.#made.set(language, { of, table });
    table.catch(() => {
      if (this.#made.get(language)?.table === table) this.#made.delete(language);
    });
    return table;
  }
}

/** One table of all lists of a language; a word of several classes has the forms of each. */
export async function makeTable(
  morphology: Morphology,
  language: string,
  signal: AbortSignal,
): Promise<InflectionTable | undefined> {
  // Parsing takes about 10 ms of processor time, so it has a turn of the event loop of its own.
  await nextTurn();
  const lists = wordLists(language);
  if (lists.length === 0) return undefined;
  const parts = await Promise.all(
    lists.map(async (list) => ({ list, words: await inflectWords(morphology, language, list, signal) })),
  );
  const slots = lists.flatMap((list) => list.slots.map(nameOf));
  const named = lists.flatMap((list) => list.named.map(nameOf));
  const words = new Map<string, (string | undefined)[]>();
  for (const { list, words: inflected } of parts) {
    const positions = [
      ...list.slots.map((slot) => slots.indexOf(nameOf(slot))),
      ...list.named.map((slot) => slots.length + named.indexOf(nameOf(slot))),
    ];
    for (const [word, forms] of inflected) {
      const all = words.get(word) ?? [];
      for (const [index, form] of forms.entries()) all[positions[index] as number] = form;
      words.set(word, all);
    }
  }
  const bytes = writeTable({ slots, named }, words);
  const version = createHash('sha256').update(new Uint8Array(bytes)).digest('base64url');
  return { language, version, bytes };
}
