import assert from 'node:assert/strict';
import type { RunningServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

export const host = 'eu.dragoman.test';
export const usHost = 'us.dragoman.test';

/** What the account of the developer key stores in Europe, from English into Spanish; each call answers an id. */
export class StoredResources {
  readonly #server: Pick<RunningServer, 'address'>;

  constructor(server: Pick<RunningServer, 'address'>) {
    this.#server = server;
  }

  glossary(name: string, entries: string, target = 'es'): Promise<string> {
    const dictionaries = [{ source_lang: 'en', target_lang: target, entries }];
    return this.#create('/v3/glossaries', 'glossary_id', { name, dictionaries });
  }

  /** With one segment. */
  memory(source: string, target: string): Promise<string> {
    return this.#create('/v3/translation_memories', 'translation_memory_id', {
      name: 'Manual',
      source_language: 'en',
      segments: [{ source, target, target_language: 'es' }],
    });
  }

  /** Style rules that make quotation marks straight. */
  straightQuotes(): Promise<string> {
    const configured_rules = { punctuation: { quotation_mark: 'use_straight_quotation_marks' } };
    return this.#create('/v3/style_rules', 'style_id', { name: 'House', language: 'es', configured_rules });
  }

  async #create(path: string, field: string, body: object): Promise<string> {
    const answer = await sendRequest(this.#server.address, 'POST', path, { host, body });
    assert.equal(answer.status, 201, answer.text);
    return answer.json<Record<string, string>>()[field] ?? '';
  }
}
