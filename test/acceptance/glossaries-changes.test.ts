import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import type { SentAnswer } from '../support/send-request.ts';
import { enEs, GlossaryClient, manyEntries } from './glossaries-fixtures.ts';

const many = 300_000;
/** Enough for kills to fall into the reading, the checking and the writing of a dictionary. */
const killed = 100_000;

describe('changes of a glossary', () => {
  let client: GlossaryClient;
  before(async () => {
    client = await GlossaryClient.start();
  });
  after(() => client[Symbol.asyncDispose]());

  it('lose nothing when fifty come at once, renaming, merging, replacing and removing', async () => {
    const targets = ['de', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'zh'];
    const { glossary_id: id } = await client.create([
      { ...enEs, entries: 'first\tprimero' },
      { source_lang: 'es', target_lang: 'en', entries: 'a\tb' },
    ]);
    const path = `/v3/glossaries/${id}`;
    const changes = Array.from({ length: 50 }, (_, index) => {
      const dictionaries = [{ ...enEs, entries: `word ${index}\tpalabra ${index}` }];
      return [
        client.send('PATCH', path, { name: `Name ${index}`, dictionaries }),
        client.put(id, `a\t${index}`, { source_lang: 'en', target_lang: targets[index % targets.length] ?? '' }),
      ];
    }).flat();
    changes.push(client.send('DELETE', `${path}/dictionaries?source_lang=es&target_lang=en`));
    const answers = await Promise.all(changes);
    assert.deepEqual(
      answers.map(({ status }) => status).filter((status) => status !== 200),
      [204],
    );
    const lines = (await client.entries(id)).split('\n');
    assert.deepEqual(
      new Set(lines),
      new Set(['first\tprimero', ...Array.from({ length: 50 }, (_, index) => `word ${index}\tpalabra ${index}`)]),
    );
    const { name, dictionaries } = await client.get(id);
    assert.match(name, /^Name \d+$/);
    assert.deepEqual(dictionaries.map(({ target_lang }) => target_lang).sort(), [...targets, 'es'].sort());
  });

  it('keep the whole of one of two dictionaries that are put at once', async () => {
    const { glossary_id: id } = await client.create();
    await Promise.all(['uno', 'dos', 'tres'].map((target) => client.put(id, manyEntries(20_000, target))));
    const lines = (await client.entries(id)).split('\n');
    assert.equal(lines.length, 20_000);
    assert.equal(new Set(lines.map((line) => line.split('\t')[1])).size, 1);
  });

  it(`let other requests through while ${many} entries are stored`, async () => {
    const { glossary_id: id } = await client.create();
    const { glossary_id: other } = await client.create('dog\tperro');
    const during = await answeredDuring(client.put(id, manyEntries(many, 'frase')), [
      () => client.entries(other),
      () => client.send('PATCH', `/v3/glossaries/${other}`, { dictionaries: [{ ...enEs, entries: 'fish\tpez' }] }),
      () => client.server.translate({ text: ['The red car'], source_lang: 'EN', target_lang: 'ES' }),
      () => client.get(id),
    ]);
    assert.deepEqual(during.answer.json(), { ...enEs, entry_count: many });
    // Each kind of request was sent and answered while the dictionary was on its way.
    assert.ok(during.answered >= 4, `${during.answered} answered`);
    assert.equal((await client.entries(id)).split('\n').length, many);
  });
});

/** Sends others one after the other until the answer is there; shows how many were answered before it. */
async function answeredDuring(
  sent: Promise<SentAnswer>,
  others: readonly (() => Promise<unknown>)[],
): Promise<{ readonly answer: SentAnswer; readonly answered: number }> {
  let ended = false;
  const answer = sent.finally(() => {
    ended = true;
  });
  let answered = 0;
  while (!ended) {
    await others[answered % others.length]?.();
    if (!ended) answered += 1;
  }
  return { answer: await answer, answered };
}

describe('a server that is killed while it stores a dictionary', () => {
  it('has all of the old entries or all of the new ones afterwards, and the new ones if it said so', async () => {
    using folder = new TemporaryFolder();
    let id = '';
    let usual = 0;
    {
      await using client = await GlossaryClient.start({ dataDir: folder.path });
      id = (await client.create()).glossary_id;
      const put = client.put(id, manyEntries(killed, 'round 0'));
      usual = (await answeredDuring(put, [() => client.get(id)])).answered;
    }
    let stored = 'round 0';
    // Later and later: while the body is read, checked, written, and when the answer is there.
    for (const [round, part] of [0.1, 0.5, 0.9, 'answer' as const].entries()) {
      const until = part === 'answer' ? part : Math.ceil(usual * part);
      const acknowledged = await putUntilKilled(folder.path, id, `round ${round + 1}`, until);
      await using client = await GlossaryClient.start({ dataDir: folder.path });
      const { dictionaries } = await client.get(id);
      assert.deepEqual(dictionaries, [{ ...enEs, entry_count: killed }]);
      const lines = (await client.entries(id)).split('\n');
      assert.equal(lines.length, killed);
      const rounds = [...new Set(lines.map((line) => line.split('\t')[1]))];
      assert.equal(rounds.length, 1, 'the entries are of one dictionary');
      const allowed = acknowledged ? [`round ${round + 1}`] : [stored, `round ${round + 1}`];
      assert.ok(allowed.includes(rounds[0] ?? ''), `${rounds[0]} is none of ${allowed.join(', ')}`);
      stored = rounds[0] ?? '';
    }
  });
});

/**
 * Puts a dictionary and kills the server once it has answered so many other requests meanwhile, or this one. Returns
 * whether the dictionary was acknowledged.
 */
async function putUntilKilled(dataDir: string, id: string, target: string, until: number | 'answer'): Promise<boolean> {
  await using client = await GlossaryClient.start({ dataDir });
  let acknowledged = false;
  const put = client.put(id, manyEntries(killed, target)).then(
    ({ status }) => {
      acknowledged = status === 200;
    },
    () => {},
  );
  if (until === 'answer') await put;
  else for (let count = 0; count < until && !acknowledged; count++) await client.get(id);
  const exited = once(client.server.process, 'exit');
  client.server.process.kill('SIGKILL');
  await exited;
  await put;
  return acknowledged;
}
