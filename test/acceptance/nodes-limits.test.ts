import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ChatServer } from '../support/chat-server/chat-server.ts';
import { MailServer, type ReceivedMail } from '../support/mail-server.ts';
import { poll } from '../support/poll.ts';
import { checkOf, until } from '../support/readiness.ts';
import { runCli } from '../support/run-cli.ts';
import { adminKey, type RunningServer } from '../support/running-server.ts';
import { type SentAnswer, sendRequest } from '../support/send-request.ts';
import { type Fleet, startFleet } from '../support/server-fleet.ts';

const account = 'First account';

function liveNodes({ nodes }: Fleet): readonly RunningServer[] {
  return nodes.filter((node) => node !== undefined);
}

async function createKey(fleet: Fleet, body: object): Promise<string> {
  const answer = await sendRequest(fleet.address, 'POST', '/v2/admin/developer-keys', { key: adminKey, body });
  assert.equal(answer.status, 201, answer.text);
  return answer.json<{ api_key: string }>().api_key;
}

function translate({ address }: { readonly address: string }, key: string, text: string): Promise<SentAnswer> {
  const body = { text: [text], source_lang: 'EN', target_lang: 'ES' };
  return sendRequest(address, 'POST', '/v2/translate', { key, body });
}

function countOf(answers: readonly SentAnswer[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}

async function changeAccount(fleet: Fleet, ...change: readonly string[]): Promise<void> {
  const [node] = liveNodes(fleet);
  const dataDir = node?.dataDir ?? assert.fail('no node lives');
  const environment = {
    DRAGOMAN_DATABASE_URL: fleet.databaseUrl,
    DRAGOMAN_OBJECT_STORE_URL: `file://${dataDir}/objects`,
  };
  const result = await runCli(['accounts', 'change', account, ...change], dataDir, { environment });
  assert.equal(result.code, 0, result.stderr);
}

describe('nodes that share the characters of keys and accounts', () => {
  const ten = 'The house.';
  let mails: MailServer;
  let fleet: Fleet;
  let created = 0;
  before(async () => {
    mails = await MailServer.start();
    const environment = { DRAGOMAN_SMTP_URL: mails.url, DRAGOMAN_MAIL_FROM: 'dragoman@example.com' };
    fleet = await startFleet({ nodes: 3, environment });
    await changeAccount(fleet, '--email', 'ops@example.org');
  });
  after(async () => {
    await fleet?.[Symbol.asyncDispose]();
    await mails?.[Symbol.asyncDispose]();
  });

  const idOf = ({ raw }: ReceivedMail): string => /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? assert.fail(raw);
  const keysWithLimit = (count: number): Promise<string[]> =>
    Promise.all(
      Array.from({ length: count }, () =>
        createKey(fleet, { label: `key ${++created}`, usage_limits: { characters: 1_000 } }),
      ),
    );
  /** Each key sends so many requests of ten characters at once, spread over the nodes. */
  const useAll = (keys: readonly string[], requests: number): Promise<SentAnswer[]> =>
    Promise.all(keys.flatMap((key) => Array.from({ length: requests }, () => translate(fleet, key, ten))));
  /** Notices in the database and jobs that send them. */
  const notices = async (): Promise<Record<string, unknown>> => {
    const [row] = await fleet.database.execute(
      `select (select count(*) from limit_notices)::int as known,
        (select count(*) from limit_notices where state = 'sent')::int as sent,
        (select count(*) from jobs where kind = 'limit-notice')::int as jobs`,
      fleet.databaseUrl,
    );
    return row ?? {};
  };
  /** Each key uses 80 % on all nodes at once. The next requests notice it, when their node reads the totals again. */
  const nearlyUse = async (keys: readonly string[], known: number): Promise<void> => {
    await Promise.all(keys.flatMap((key) => Array.from({ length: 8 }, () => translate(fleet, key, ten.repeat(10)))));
    await poll(async () => {
      const now = (await notices()).known;
      assert.ok(Number(now) <= known, `${now} notices instead of ${known}`);
      if (now === known) return true;
      await Promise.all(keys.map((key) => translate(fleet, key, 'I')));
      return false;
    });
  };
  /** Resolves when all notices are recorded as sent and no job is left that could send one. */
  const allSent = (known: number): Promise<void> =>
    poll(async () => {
      const row = await notices();
      return row.known === known && row.sent === known && row.jobs === 0;
    });

  it('send each notice by one mail, whatever node counts', async () => {
    const keys = await keysWithLimit(8);
    await nearlyUse(keys, 8);
    await allSent(8);
    const refused = await Promise.all(
      [1, 2, 3].flatMap(() => keys.map((key) => translate(fleet, key, ten.repeat(30)))),
    );
    assert.equal(countOf(refused, 456), 24);
    await allSent(16);
    assert.equal(mails.mails.length, 16);
    assert.equal(new Set(mails.mails.map(idOf)).size, 16);
    assert.equal(mails.mails.filter(({ subject }) => subject.startsWith('80 %')).length, 8);
    assert.equal(mails.mails.filter(({ subject }) => subject.endsWith('is reached')).length, 8);
  });

  it('let in exactly what fits the limit of an account, over all of its keys', async () => {
    const keys = await Promise.all(
      [1, 2, 3, 4].map((number) => createKey(fleet, { label: `of the account ${number}` })),
    );
    const usage = async (address: string): Promise<Record<string, number>> =>
      (await sendRequest(address, 'GET', '/v2/usage')).json();
    const used = (await usage(fleet.address)).character_count ?? Number.NaN;
    const limit = used + 505;
    await changeAccount(fleet, '--email', 'none', '--limit', String(limit));
    for (const { address } of liveNodes(fleet))
      await poll(async () => (await usage(address)).character_limit === limit);
    const answers = await useAll(keys, 40);
    assert.deepEqual([countOf(answers, 200), countOf(answers, 456)], [50, 110]);
    for (const { address } of liveNodes(fleet)) assert.equal((await usage(address)).character_count, used + 500);
    await changeAccount(fleet, '--email', 'ops@example.org', '--limit', 'none');
    for (const { address } of liveNodes(fleet))
      await poll(async () => (await usage(address)).character_limit !== limit);
  });

  it('send every notice when a node is killed while mail goes out, and only its own mail again', async () => {
    const before = mails.mails.length;
    const held = Promise.withResolvers<void>();
    mails.hold = held.promise;
    const keys = await keysWithLimit(6);
    await nearlyUse(keys, 16 + 6);
    // Each node sends one mail at a time, and waits for the answer.
    await poll(() => mails.mails.length >= before + 3);
    assert.equal(mails.mails.length, before + 3);
    await fleet.kill(1);
    held.resolve();
    await allSent(16 + 6);
    const ids = mails.mails.slice(before).map(idOf);
    assert.equal(new Set(ids).size, 6);
    assert.equal(ids.length, 7, 'only the mail whose answer the killed node did not get comes twice');
  });
});

describe('nodes that share the requests of a key', () => {
  const limit = 20;
  /** What idle slots of other nodes may take from it. */
  const enough = limit * 0.8;
  const perMinute = 40;
  let model: ChatServer;
  let fleet: Fleet;
  let asked = 0;
  before(async () => {
    model = await ChatServer.start();
    // Every request that a node lets in is held by the model, so it is seen there.
    model.always = { kind: 'stall_before_headers' };
    fleet = await startFleet({
      nodes: 3,
      environment: {
        DRAGOMAN_KEY_CONCURRENCY: String(limit),
        DRAGOMAN_LLM_BASE_URL: model.baseUrl,
        DRAGOMAN_LLM_MODEL: 'test-model',
        DRAGOMAN_LLM_CONCURRENCY: String(2 * limit),
      },
    });
    await allReady();
  });
  after(async () => {
    model?.release();
    await fleet?.[Symbol.asyncDispose]();
    await model?.[Symbol.asyncDispose]();
  });

  const allReady = async (): Promise<void> => {
    for (const node of liveNodes(fleet)) await until(async () => (await checkOf(node, 'llm'))?.ready === true);
  };

  /** Requests in progress over all nodes, of which there are never more than the limit. */
  class Requests {
    readonly #key: string;
    readonly #open = new Set<Promise<unknown>>();
    most = 0;

    constructor(key: string) {
      this.#key = key;
    }

    /** Sends one request to the next node; true when it is in progress, false when it was refused. */
    async send(): Promise<boolean> {
      const arrivals = model.work.length;
      asked += 1;
      const body = {
        text: [`House number ${asked}.`],
        ...{ source_lang: 'EN', target_lang: 'ES', model_type: 'quality_optimized' },
      };
      let status: number | undefined;
      const request = sendRequest(fleet.address, 'POST', '/v2/translate', { key: this.#key, body })
        .then((answer) => {
          status = answer.status;
        })
        .catch(() => {
          status = 0;
        });
      this.#open.add(request);
      void request.finally(() => this.#open.delete(request));
      await poll(() => status !== undefined || model.work.length > arrivals);
      this.most = Math.max(this.most, model.gate.waiting);
      assert.ok(this.most <= limit, `${this.most} requests were in progress`);
      assert.ok([undefined, 429].includes(status), `${status}`);
      return status === undefined;
    }

    /** Sends requests until as many are in progress as the limit has room for. */
    async fill(): Promise<void> {
      await poll(async () => {
        await this.send();
        return model.gate.waiting >= enough;
      });
      for (let more = 0; more < limit; more++) await this.send();
      assert.ok(model.gate.waiting >= enough);
    }

    /** Lets everything come to its end. */
    async end(): Promise<void> {
      await poll(() => {
        model.release();
        return this.#open.size === 0;
      });
    }
  }

  const changes: Readonly<Record<string, () => Promise<void>>> = {
    'is killed': () => fleet.kill(1),
    'joins in its place': async () => {
      await fleet.restart(1);
      await allReady();
    },
    'leaves by SIGTERM': async () => {
      const stopped = fleet.stop(2);
      // It finishes what it has.
      await poll(() => {
        model.release();
        return model.gate.waiting === 0;
      });
      await stopped;
    },
    'joins again': async () => {
      await fleet.restart(2);
      await allReady();
    },
  };
  for (const [name, change] of Object.entries(changes))
    it(`have no more in progress than the limit, and at most a fifth less, after a node ${name}`, async (context) => {
      const requests = new Requests(await createKey(fleet, { label: name }));
      try {
        await requests.fill();
        await change();
        const since = performance.now();
        await requests.fill();
        context.diagnostic(
          `within a fifth after ${Math.round(performance.now() - since)} ms, at most ${requests.most}`,
        );
      } finally {
        // Those of a failed test would count against the next one.
        await requests.end();
      }
    });

  it('let in no more requests a minute than the limit, and none less, over a kill, a stop and two starts', async () => {
    const key = await createKey(fleet, { label: 'a minute', requests_per_minute: perMinute });
    const send = async (count: number): Promise<number> => {
      const address = fleet.address;
      const answers = await Promise.all(
        Array.from({ length: count }, () => sendRequest(address, 'GET', '/v2/usage', { key })),
      );
      assert.equal(countOf(answers, 200) + countOf(answers, 429), count);
      return countOf(answers, 200);
    };
    assert.equal(await send(10), 10);
    await fleet.kill(1);
    assert.equal(await send(10), 10);
    await fleet.stop(2);
    assert.equal(await send(10), 10);
    await fleet.restart(1);
    await fleet.restart(2);
    assert.equal(await send(60), 10);
  });
});

describe('nodes that share the reads of agent tasks by network address', () => {
  let fleet: Fleet;
  before(async () => {
    fleet = await startFleet({ nodes: 2, environment: { DRAGOMAN_TRUSTED_PROXIES: 'loopback' } });
  });
  after(() => fleet?.[Symbol.asyncDispose]());

  /** So many at once, on all nodes in turn, as a proxy hands them on. */
  const read = (count: number, forwardedFor: string): Promise<SentAnswer[]> => {
    const nodes = liveNodes(fleet);
    const headers = { 'x-forwarded-for': forwardedFor };
    const path = '/v1/unstable/agent/tasks/00000000-0000-4000-8000-000000000000';
    return Promise.all(
      Array.from({ length: count }, (_, index) =>
        sendRequest(nodes[index % nodes.length]?.address ?? assert.fail(), 'GET', path, { headers }),
      ),
    );
  };

  it('let 12 a minute in, of each address that a proxy names', async () => {
    const first = await read(40, '203.0.113.7');
    assert.deepEqual([countOf(first, 404), countOf(first, 429)], [12, 28]);
    for (const { status, headers } of first)
      if (status === 429) {
        const seconds = Number(headers['retry-after']);
        // A minute, and as long as an answer of the database may take.
        assert.ok(seconds >= 1 && seconds <= 65, String(headers['retry-after']));
      }
    assert.equal(countOf(await read(4, '203.0.113.8'), 404), 4);
    // What a client writes in front of its address is not believed.
    const forged = await Promise.all(
      Array.from({ length: 6 }, (_, index) => read(1, `198.51.100.${index}, 203.0.113.7`)),
    );
    assert.equal(countOf(forged.flat(), 429), 6);
  });
});
