import type { FastifyInstance } from 'fastify';
import { composeAccounts } from './composition/accounts.ts';
import { composeAgent } from './composition/agent.ts';
import { composeBackups } from './composition/backups.ts';
import { composeConsole } from './composition/console.ts';
import { overviewOperations } from './composition/console-overview.ts';
import { composeConverter } from './composition/converters.ts';
import { composeDocuments } from './composition/documents.ts';
import { composeEngines, type EngineOverrides } from './composition/engines.ts';
import { type FoundationOverrides, layFoundation } from './composition/foundation.ts';
import { composeHttp } from './composition/http.ts';
import { composeMemories } from './composition/memories.ts';
import { composeNode } from './composition/nodes.ts';
import { composeNotices } from './composition/notices.ts';
import { openObjects } from './composition/objects.ts';
import { composeQuality } from './composition/quality.ts';
import { asNode, withParts } from './composition/readiness.ts';
import { composeResources } from './composition/resources.ts';
import { observeServer } from './composition/server-state.ts';
import { composePunctuation, composeSpeech, type SpeechOverrides } from './composition/speech.ts';
import { openStores } from './composition/stores.ts';
import { composeTranslation } from './composition/translation.ts';
import { composeVoice, serveSessions } from './composition/voice.ts';
import { composeWeb } from './composition/web.ts';
import { composeWriting } from './composition/writing.ts';
import type { Config, Secrets } from './config/config.ts';
import type { TextTranslator } from './contracts/engines/text-translator.ts';
import type { FirstAccount } from './features/accounts/first-account.ts';
import type { Events } from './observability/events.ts';

/** What tests put instead of the real thing. */
export interface AppOverrides extends FoundationOverrides, EngineOverrides, SpeechOverrides {}

export interface App {
  /** Not listening yet; `inject` works. */
  readonly http: FastifyInstance;
  /** Listens on the ports of the configuration; resolves to the main address. */
  listen(): Promise<string>;
  readonly events: Events;
  readonly firstAccount: FirstAccount;
  readonly translators: readonly TextTranslator[];
  /** Fails the readiness probe for the configured delay, stops taking requests, finishes those in progress, then closes everything in reverse order. */
  close(): Promise<void>;
}

/**
 * The composition root, a table of contents. Concrete classes are named in `composition/` and in the registries only.
 * The order matters: `close` closes what an area opened before it closes the areas above.
 */
export async function createApp(config: Config, secrets: Secrets, overrides: AppOverrides = {}): Promise<App> {
  await using opened = new AsyncDisposableStack();
  const foundation = layFoundation(config, secrets, overrides, opened);
  const stores = await openStores(foundation);
  const node = await composeNode(foundation, stores);
  const { objects, objectsCondition } = await openObjects(foundation, stores);
  const watch = await composeNotices(foundation, stores, node);
  const { meter, ...accounts } = await composeAccounts(foundation, stores, watch);
  const console = await composeConsole(foundation, stores, accounts);
  const { memories, ...memory } = await composeMemories(foundation, stores, objects);
  const engines = await composeEngines(foundation, overrides);
  const { stored, ...resources } = composeResources(foundation, stores, { ...engines, memories });
  const quality = composeQuality(foundation, stores, { ...engines, node, objects });
  const speech = await composeSpeech(foundation, overrides);
  const punctuation = await composePunctuation(foundation, engines.endpoints);
  const converter = composeConverter(foundation);
  const web = composeWeb(foundation);
  const parts = { converter, ...engines, ...quality, meter, node, objects, punctuation, speech, stored, web };
  const voice = composeVoice(foundation, stores, parts);
  const writing = composeWriting(foundation, parts);
  const documents = composeDocuments(foundation, stores, parts);

  let closing = false;
  const readiness = () =>
    withParts(engines.states.readiness(closing), {
      storage: asNode(stores.state.condition(), node.membership),
      ...{ objects: objectsCondition?.(), speech: speech.engines, converter, renderer: web.renderer },
    });
  const { http, listen } = await composeHttp(foundation, {
    node,
    operations: [
      ...composeTranslation(foundation, parts),
      ...resources.operations,
      ...documents.operations,
      ...quality.operations,
      ...writing.operations,
      ...voice.operations,
      ...composeAgent(foundation, stores, { ...parts, ...writing, ...documents, memories, isLeaving: () => closing }),
      ...memory.operations,
      ...accounts.operations,
      ...console.operations,
      ...overviewOperations(foundation, stores, { ...parts, ...console, readiness }),
    ],
    authenticator: accounts.authenticator,
    console,
    readiness,
    isLeaving: () => closing,
  });

  serveSessions(foundation, http, voice.sessions);
  await stores.emptyJournal();
  composeBackups(foundation);
  observeServer(foundation, stores, http);
  const everything = opened.move();
  return {
    http,
    listen,
    events: foundation.events,
    firstAccount: accounts.firstAccount,
    translators: engines.translators,
    async close() {
      closing = true;
      const { shutdownDelayMilliseconds: delay } = config;
      if (delay > 0 && http.server.listening)
        await new Promise<void>((resolve) => foundation.clock.after(delay, resolve));
      await stores.lock.drain();
      await everything.disposeAsync();
    },
  };
}
