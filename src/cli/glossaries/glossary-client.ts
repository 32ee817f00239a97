import { MisuseError } from '../command-line/command-errors.ts';
import { field, objects, type ServerClient } from '../command-line/server-client.ts';

export interface GlossaryPair {
  readonly source_lang: string;
  readonly target_lang: string;
}

export interface GivenEntries {
  readonly entries: string;
  readonly entries_format: 'tsv' | 'csv';
}

export interface DictionarySummary extends GlossaryPair {
  readonly entry_count: number;
}

/** As `interface.md`, Glossaries, has it. */
export interface GlossaryAnswer {
  readonly glossary_id: string;
  readonly name: string;
  readonly creation_time: string;
  readonly dictionaries: readonly DictionarySummary[];
}

const path = '/v3/glossaries';

/** The glossaries of a server. */
export class GlossaryClient {
  readonly #server: ServerClient;

  constructor(server: ServerClient) {
    this.#server = server;
  }

  async list(): Promise<readonly GlossaryAnswer[]> {
    const glossaries = objects(field(await this.#server.ask({ path }), 'glossaries'));
    if (glossaries === undefined) throw this.#server.unexpected(path);
    return glossaries.map((glossary) => this.#glossary(glossary));
  }

  async create(name: string, dictionary: GlossaryPair & GivenEntries): Promise<GlossaryAnswer> {
    const body = { name, dictionaries: [dictionary] };
    return this.#glossary(await this.#server.ask({ method: 'POST', path, body }));
  }

  async read(id: string): Promise<GlossaryAnswer> {
    return this.#glossary(await this.#server.ask({ path: pathOf(id) }));
  }

  /** The pair of a glossary that has one only. */
  async onlyPair(id: string): Promise<GlossaryPair> {
    const { dictionaries } = await this.read(id);
    const [only, ...others] = dictionaries;
    if (only === undefined) throw new MisuseError(`The glossary ${id} has no dictionary.`);
    if (others.length > 0) {
      const pairs = dictionaries.map((pair) => `${pair.source_lang} to ${pair.target_lang}`);
      throw new MisuseError(`The glossary ${id} has several dictionaries (${pairs.join(', ')}): use --from and --to.`);
    }
    return { source_lang: only.source_lang, target_lang: only.target_lang };
  }

  async entries(id: string, pair: GlossaryPair): Promise<GlossaryPair & GivenEntries> {
    const query = pathOf(id, `/entries?${queryOf(pair)}`);
    const [dictionary] = objects(field(await this.#server.ask({ path: query }), 'dictionaries')) ?? [];
    if (typeof dictionary?.entries !== 'string') throw this.#server.unexpected(query);
    return dictionary as unknown as GlossaryPair & GivenEntries;
  }

  async replace(id: string, body: GlossaryPair & GivenEntries): Promise<DictionarySummary> {
    const summary = await this.#server.ask({ method: 'PUT', path: pathOf(id, '/dictionaries'), body });
    if (typeof field(summary, 'entry_count') !== 'number') throw this.#server.unexpected(pathOf(id));
    return summary as DictionarySummary;
  }

  /** Without a pair the whole glossary. */
  async delete(id: string, pair: GlossaryPair | undefined): Promise<void> {
    const below = pair === undefined ? '' : `/dictionaries?${queryOf(pair)}`;
    await this.#server.ask({ method: 'DELETE', path: pathOf(id, below) });
  }

  #glossary(answer: unknown): GlossaryAnswer {
    const texts = [field(answer, 'glossary_id'), field(answer, 'name'), field(answer, 'creation_time')];
    if (!texts.every((text) => typeof text === 'string') || objects(field(answer, 'dictionaries')) === undefined)
      throw this.#server.unexpected(path);
    return answer as GlossaryAnswer;
  }
}

function pathOf(id: string, below = ''): string {
  return `${path}/${encodeURIComponent(id)}${below}`;
}

function queryOf({ source_lang, target_lang }: GlossaryPair): string {
  return new URLSearchParams({ source_lang, target_lang }).toString();
}
