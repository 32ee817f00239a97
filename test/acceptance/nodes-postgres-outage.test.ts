import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import type { Handle } from '../support/document-form.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { poll } from '../support/poll.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { adminKey } from '../support/running-server.ts';
import { type SentAnswer, sendRequest } from '../support/send-request.ts';
import { type Fleet, startFleet } from '../support/server-fleet.ts';
import { DocumentUser } from './documents-fixtures.ts';

/** For how long each outage lasts at least; `TEST_OUTAGE_SECONDS=60` for the whole length. */
const seconds = Number(process.env.TEST_OUTAGE_SECONDS ?? 0);
/** Refused requests that end an outage otherwise. */
const refusals = 40;
const clients = 4;
const text = 'The house is big and the garden is green.';

let database: PostgresCluster;
let proxy: FaultProxy;
let fleet: Fleet;
before(async () => {
  database = await PostgresCluster.start();
  proxy = await startFaultProxy(database.socket);
  const { port } = new URL(proxy.origin);
  fleet = await startFleet({
    nodes: 2,
    environment: {
      DRAGOMAN_DATABASE_URL: `postgres://dragoman@127.0.0.1:${port}/postgres?sslmode=disable`,
      DRAGOMAN_LOG_LEVEL: 'error',
    },
  });
});
after(async () => {
  await fleet?.[Symbol.asyncDispose]();
  await proxy?.[Symbol.asyncDispose]();
  await database?.[Symbol.asyncDispose]();
});

interface Outage {
  begin(): void | Promise<void>;
  end(): void | Promise<void>;
}

const outages: Readonly<Record<string, Outage>> = {
  killed: { begin: () => database.kill(), end: () => database.start() },
  'cut off': { begin: () => proxy.use({ kind: 'refused' }), end: () => proxy.use({ kind: 'none' }) },
  'behind a network that loses everything': {
    begin: () => proxy.use({ kind: 'frozen' }),
    end: () => proxy.use({ kind: 'none' }),
  },
  hung: { begin: () => database.pause(), end: () => database.resume() },
  'read-only': {
    begin: () => setReadOnly('on'),
    end: () => setReadOnly('off'),
  },
};

async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  await database.execute(`alter system set default_transaction_read_only = ${value}`);
  await database.execute('select pg_reload_conf()');
}

async function readiness(address: string): Promise<number> {
  return (await sendRequest(address, 'GET', '/readyz')).status;
}

async function everyNode(status: number): Promise<void> {
  for (const node of fleet.nodes)
    await poll(async () => node !== undefined && (await readiness(node.address)) === status);
}

/** Clients that translate through an outage, and which answers they got. */
class Load {
  readonly #key: string;
  readonly accepted: Handle[] = [];
  /** Answers that nobody should get. */
  readonly wrong: string[] = [];
  acknowledged = 0;
  refused = 0;
  /** The longest that any client waited for an answer, in milliseconds. */
  longest = 0;
  isOver = false;

  constructor(key: string) {
    this.#key = key;
  }

  async run(): Promise<void> {
    const user = new DocumentUser(fleet);
    await Promise.all(
      Array.from({ length: clients }, async (_, index) => {
        while (!this.isOver) {
          if (index > 0) await this.#translate();
          else {
            const answer = await this.#timed(() => user.upload('a.txt', `${text}\n`));
            if (this.#isServed(answer)) this.accepted.push(answer.json());
          }
        }
      }),
    );
  }

  async #translate(): Promise<void> {
    const body = { text: [text], source_lang: 'EN', target_lang: 'ES' };
    const answer = await this.#timed(() =>
      sendRequest(fleet.address, 'POST', '/v2/translate', { key: this.#key, body }),
    );
    if (this.#isServed(answer)) this.acknowledged += text.length;
  }

  async #timed(send: () => Promise<SentAnswer>): Promise<SentAnswer> {
    const since = performance.now();
    const answer = await send();
    this.longest = Math.max(this.longest, performance.now() - since);
    return answer;
  }

  #isServed({ status, headers, text: content }: SentAnswer): boolean {
    if (status === 200) return true;
    const isRight = status === 503 && content.includes('"storage_unavailable"') && Number(headers['retry-after']) > 0;
    if (!isRight) this.wrong.push(`${status} ${headers['retry-after']} ${content}`);
    this.refused += 1;
    return false;
  }
}

/** As clients do: 503 says when to ask again. A connection that the outage has ended may be found only now. */
async function served(ask: () => Promise<SentAnswer>): Promise<SentAnswer> {
  let answer: SentAnswer | undefined;
  await poll(async () => {
    answer = await ask();
    return answer.status !== 503;
  });
  return answer as SentAnswer;
}

async function sit(outage: Outage, context: TestContext): Promise<void> {
  const created = await sendRequest(fleet.address, 'POST', '/v2/admin/developer-keys', {
    key: adminKey,
    body: { label: 'texts' },
  });
  assert.equal(created.status, 201, created.text);
  const key = created.json<{ api_key: string }>().api_key;
  const load = new Load(key);
  const running = load.run();
  await poll(() => load.acknowledged > 10 * text.length && load.accepted.length > 2);

  await outage.begin();
  const since = performance.now();
  try {
    await everyNode(503);
    context.diagnostic(`not ready after ${Math.round(performance.now() - since)} ms`);
    const refused = load.refused;
    await poll(() => load.refused >= refused + refusals && performance.now() - since >= seconds * 1_000);
  } finally {
    await outage.end();
  }
  const over = performance.now();
  await everyNode(200);
  const acknowledged = load.acknowledged;
  const accepted = load.accepted.length;
  await poll(() => load.acknowledged > acknowledged && load.accepted.length > accepted);
  context.diagnostic(`served again after ${Math.round(performance.now() - over)} ms`);
  load.isOver = true;
  await running;
  assert.deepEqual(load.wrong, []);
  context.diagnostic(`longest wait ${Math.round(load.longest)} ms, ${load.refused} refused`);

  const usage = await served(() => sendRequest(fleet.address, 'GET', '/v2/usage', { key }));
  assert.equal(usage.status, 200, usage.text);
  const { api_key_character_count: counted } = usage.json<{ api_key_character_count: number }>();
  assert.ok(counted >= load.acknowledged, `${counted} were counted, ${load.acknowledged} acknowledged`);
  // Of a request whose commit was under way, nobody knows whether it was done.
  const unknown = clients * text.length;
  assert.ok(counted <= load.acknowledged + unknown, `${counted} were counted, ${load.acknowledged} acknowledged`);
  context.diagnostic(`${counted - load.acknowledged} characters counted that were not acknowledged`);

  const user = new DocumentUser(fleet);
  for (const handle of load.accepted) {
    const status = await user.ended(handle);
    assert.equal(status.status, 'done', status.message);
    assert.equal(status.billed_characters, text.length, JSON.stringify(status));
    const result = await served(() => user.post(handle, '/result'));
    assert.equal(result.status, 200, result.text);
  }
}

describe('two nodes whose PostgreSQL is away', () => {
  for (const [name, outage] of Object.entries(outages))
    it(`refuse with 503, lose nothing and go on by themselves: ${name}`, (context) => sit(outage, context));
});
