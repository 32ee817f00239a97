import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Handle, Status } from '../support/document-form.ts';
import { poll } from '../support/poll.ts';
import { adminKey } from '../support/running-server.ts';
import { type Sending, type SentAnswer, sendRequest } from '../support/send-request.ts';
import { type Fleet, startFleet } from '../support/server-fleet.ts';
import { DocumentUser } from './documents-fixtures.ts';

const nodes = 4;
const kills = 60;
/** Of the nodes, that are killed and not back yet. */
const mostAway = 2;
/** Answers between two kills. */
const answersBetween = 12;
const clients = 6;
/** Characters that the key of the texts may use; fewer than its clients ask for. */
const limit = 6_000;
const text = 'The house is big and the garden is green.';

let fleet: Fleet;
before(async () => {
  fleet = await startFleet({ nodes, environment: { DRAGOMAN_LOG_LEVEL: 'error' } });
});
after(() => fleet[Symbol.asyncDispose]());

/** Numbers that look random and are the same in every run. */
function* drawn(): Generator<number, never> {
  for (let state = 20261123; ; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield state >>> 8;
  }
}

/** Undefined where the connection broke or a proxy said so. */
async function attempt(send: () => Promise<SentAnswer>): Promise<SentAnswer | undefined> {
  try {
    const answer = await send();
    return answer.status === 502 ? undefined : answer;
  } catch {
    return undefined;
  }
}

/**
 * Kills a node each time so many answers have come, while other requests are under way, and starts another one in its place. Clients wait
 * while as many are away as may be: what they sent meanwhile would only take the processor from those that start.
 */
class Killer {
  readonly #draw = drawn();
  readonly #starts = new Set<Promise<void>>();
  #answers = 0;
  #kills = 0;

  get isDone(): boolean {
    return this.#kills >= kills;
  }

  /** Resolves when the client may go on. */
  async answered(): Promise<void> {
    this.#answers += 1;
    if (this.#answers >= answersBetween && !this.isDone && this.#starts.size < mostAway) this.#kill();
    while (this.#starts.size >= mostAway && !this.isDone) await Promise.race(this.#starts);
  }

  async ended(): Promise<void> {
    await Promise.all(this.#starts);
  }

  #kill(): void {
    this.#answers = 0;
    this.#kills += 1;
    const living = [...fleet.nodes.keys()].filter((index) => fleet.nodes[index] !== undefined);
    const index = living[this.#draw.next().value % living.length] ?? assert.fail('no node lives');
    const start = (async () => {
      await fleet.kill(index);
      await fleet.restart(index);
    })();
    this.#starts.add(start);
    void start.then(() => this.#starts.delete(start));
  }
}

describe('four nodes of which one after the other is killed', () => {
  it('lose nothing, bill nothing twice, keep limits and hand results out once', async () => {
    const created = await sendRequest(fleet.address, 'POST', '/v2/admin/developer-keys', {
      key: adminKey,
      body: { label: 'texts', usage_limits: { characters: limit } },
    });
    assert.equal(created.status, 201, created.text);
    const key = created.json<{ api_key: string }>().api_key;
    const killer = new Killer();
    const user = new DocumentUser(fleet);
    const accepted: Handle[] = [];
    const handedOut: string[] = [];
    let acknowledged = 0;
    let unanswered = 0;
    let unansweredDocuments = 0;
    let beyondLimit = 0;

    const translateTexts = async (): Promise<void> => {
      const sending: Sending = { key, body: { text: [text], source_lang: 'EN', target_lang: 'ES' } };
      while (!killer.isDone) {
        const answer = await attempt(() => sendRequest(fleet.address, 'POST', '/v2/translate', sending));
        if (answer === undefined) unanswered += text.length;
        else if (answer.status === 200) acknowledged += text.length;
        else if (answer.status === 456) beyondLimit += 1;
        else assert.ok([429, 503, 504].includes(answer.status), `${answer.status} ${answer.text}`);
        await killer.answered();
      }
    };

    const translateDocuments = async (): Promise<void> => {
      for (let number = 0; !killer.isDone; number++) {
        const content = `${text}\n`.repeat((number % 5) + 1);
        const answer = await attempt(() => user.upload(`${number}.txt`, content));
        await killer.answered();
        // The node may have taken it before it was killed.
        if (answer === undefined) unansweredDocuments += content.length;
        if (answer === undefined || answer.status === 503) continue;
        assert.equal(answer.status, 200, answer.text);
        const handle = answer.json<Handle>();
        accepted.push(handle);
        // Some are fetched at once by two, the others are left until the end.
        if (number % 2 === 0) await fetchTwice(handle);
      }
    };

    const fetchTwice = async (handle: Handle): Promise<void> => {
      if (!(await isDone(handle))) return;
      const answers = await Promise.all([1, 2].map(() => attempt(() => user.post(handle, '/result'))));
      const whole = answers.filter((answer) => answer?.status === 200 && answer.text.includes('La casa es grande'));
      assert.ok(whole.length <= 1, 'a result is handed out once');
      if (whole.length === 1) handedOut.push(handle.document_id);
    };

    /** Asks until it is over or, at first, for a while only: its nodes may be away. */
    const isDone = async (handle: Handle): Promise<boolean> => {
      for (let asked = 0; asked < 20; asked++) {
        const answer = await attempt(() => user.post(handle));
        await killer.answered();
        const status = answer?.status === 200 ? answer.json<Status>().status : undefined;
        assert.notEqual(status, 'error', answer?.text);
        if (status === 'done') return true;
      }
      return false;
    };

    const work = Array.from({ length: clients }, (_, index) => (index % 2 ? translateTexts() : translateDocuments()));
    await Promise.all(work);
    await killer.ended();

    // Every document that was accepted comes to its end, once its key has come to a node that lives.
    let billed = 0;
    const gone = new Set<string>();
    for (const handle of accepted)
      await poll(async () => {
        const answer = await attempt(() => user.post(handle));
        if (answer?.status === 404) {
          // Handed out while the node that sent it was killed.
          gone.add(handle.document_id);
          return true;
        }
        const { status, billed_characters: characters = 0 } = answer?.json<Status>() ?? {};
        assert.notEqual(status, 'error', answer?.text);
        if (status === 'done') billed += characters;
        return status === 'done';
      });
    for (const id of gone) assert.ok(handedOut.includes(id), `the document ${id} was lost`);
    assert.ok(accepted.length - gone.size > 0);

    const usage = await sendRequest(fleet.address, 'GET', '/v2/usage', { key });
    const { api_key_character_count: counted } = usage.json<{ api_key_character_count: number }>();
    assert.ok(beyondLimit > 0, 'more was asked for than the limit');
    assert.ok(counted <= limit, `${counted} characters were counted, ${limit} is the limit`);
    assert.ok(counted >= acknowledged, `${counted} were counted, ${acknowledged} acknowledged`);
    assert.ok(counted <= acknowledged + unanswered, `${counted}: ${acknowledged} acknowledged, ${unanswered} unknown`);

    const whole = await sendRequest(fleet.address, 'GET', '/v2/usage');
    const { character_count: all } = whole.json<{ character_count: number }>();
    const unknown = gone.size * 5 * (text.length + 1) + unansweredDocuments;
    assert.ok(all - counted >= billed && all - counted <= billed + unknown, `${all} - ${counted}, ${billed} billed`);
  });
});
