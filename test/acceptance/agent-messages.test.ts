import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { AgentClient, type FinishedTask } from '../support/agent-client.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

interface Run {
  readonly corrected?: readonly string[];
  readonly translations: readonly {
    readonly target_lang: string;
    readonly translated: number;
    readonly unchanged: number;
    readonly characters: number;
  }[];
  readonly translation_memory_id: string;
}

const android = (door: string, more = ''): string => `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="door">${door}</string>
    <string name="hello">Hello %1$s, the house is <b>open</b>.</string>
    <plurals name="days">
        <item quantity="one">%d day is free</item>
        <item quantity="other">%d days are free</item>
    </plurals>${more}
</resources>
`;

const json = '{\n  "door": "The door is open.",\n  "greeting": "Good morning, {{name}}."\n}\n';

const po = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "The door is open."
msgstr ""

#, c-format
msgid "%d house"
msgid_plural "%d houses"
msgstr[0] ""
msgstr[1] ""
`;

const xcstrings = JSON.stringify({
  sourceLanguage: 'en',
  strings: { 'The door is open.': {}, 'Good morning, %@.': { comment: 'A greeting' } },
  version: '1.0',
});

const files = { 'strings.xml': android('The door is open.'), 'a.json': json, 'a.po': po, 'a.xcstrings': xcstrings };

describe('messages in workflows', () => {
  let server: RunningServer;
  let agent: AgentClient;
  before(async () => {
    server = await startServer({ environment: { DRAGOMAN_AGENT_POLLS_PER_MINUTE: '1000' } });
    agent = new AgentClient(server);
  });
  after(() => server?.[Symbol.asyncDispose]());

  async function run(name: string, text: string, more: object = {}): Promise<FinishedTask & { readonly run: Run }> {
    const content = Buffer.from(text).toString('base64');
    const task = await agent.run('translate-messages', {
      name,
      content,
      source_lang: 'en',
      target_langs: ['es'],
      ...more,
    });
    assert.equal(task.status, 'Completed', task.error);
    return { ...task, run: (await agent.data(task)) as Run };
  }

  const billed = async ({ task_id }: FinishedTask): Promise<number> =>
    (await agent.journal(task_id)).reduce((sum, step) => sum + step.billed_characters, 0);

  const memories = async (name: string): Promise<readonly string[]> => {
    const answer = await server.request('/v3/translation_memories?page_size=25');
    const { translation_memories: all } = (await answer.json()) as {
      translation_memories: readonly { name: string; translation_memory_id: string }[];
    };
    return all.filter((memory) => memory.name === name).map(({ translation_memory_id }) => translation_memory_id);
  };

  for (const [name, text] of Object.entries(files))
    it(`of ${name} are translated once, and give the same file the next time`, async () => {
      const input = { name, content: Buffer.from(text).toString('base64'), source_lang: 'en', target_langs: ['es'] };
      const { billed_characters: estimated } = await agent.estimate('translate-messages', input);
      const first = await run(name, text);
      assert.equal(await billed(first), estimated);
      const [made] = first.run.translations;
      assert.ok((made?.translated ?? 0) >= 2 && made?.unchanged === 0, JSON.stringify(made));
      assert.ok((await billed(first)) > 0);
      assert.deepEqual(await memories(name), [first.run.translation_memory_id]);
      const result = first.result_data.find((file) => file.name.includes('.es.'))?.name ?? '';
      const translated = await agent.text(first, result);
      assert.match(translated, /La puerta (?:es|está) abierta\./);
      assert.equal((await agent.estimate('translate-messages', input)).billed_characters, 0, 'all is known');
      const second = await run(name, text);
      const [again] = second.run.translations;
      assert.deepEqual([again?.translated, again?.unchanged, again?.characters], [0, made?.translated, 0]);
      assert.equal(await billed(second), 0);
      assert.equal(await agent.text(second, result), translated);
      assert.deepEqual(await memories(name), [second.run.translation_memory_id]);
    });

  it('that changed are translated and billed, in the languages that they changed for', async () => {
    const memory = 'app';
    const before = await run('strings.xml', android('The door is open.'), { memory, target_langs: ['es'] });
    const added = '\n    <string name="key">The key is red.</string>';
    const after = await run('strings.xml', android('The window is open.', added), {
      memory,
      target_langs: ['es', 'ca'],
    });
    const [spanish, catalan] = after.run.translations;
    assert.deepEqual([spanish?.translated, spanish?.unchanged], [2, (before.run.translations[0]?.translated ?? 0) - 1]);
    assert.deepEqual([catalan?.unchanged, spanish?.characters], [0, 'The window is open.The key is red.'.length]);
    assert.match(await agent.text(after, 'strings.es.xml'), /name="door">La ventana (?:es|está) abierta\./);
    assert.match(await agent.text(after, 'strings.ca.xml'), /name="key">La clau és vermell/);
    // What only the run before had is still known.
    const back = await run('strings.xml', android('The door is open.', added), { memory, target_langs: ['es', 'ca'] });
    assert.deepEqual(
      back.run.translations.map(({ translated }) => translated),
      [0, 1],
    );
    assert.equal((await memories(memory)).length, 1);
  });

  it('keep what a memory of the account has under the name, and leave that memory alone', async () => {
    const answer = await server.request('/v3/translation_memories', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'edited',
        source_language: 'en',
        segments: [{ source: 'The door is open.', target: 'Puerta abierta', target_language: 'es' }],
      }),
    });
    assert.equal(answer.status, 201, await answer.text());
    const done = await run('a.json', json, { memory: 'edited' });
    assert.match(await agent.text(done, 'a.es.json'), /"door": "Puerta abierta"/);
    assert.equal((await memories('edited')).length, 2);
    const again = await run('a.json', json, { memory: 'edited' });
    assert.match(await agent.text(again, 'a.es.json'), /"door": "Puerta abierta"/);
    assert.equal((await memories('edited')).length, 2);
  });

  it('keep spellings of the variant that the file is in', async () => {
    const british = '{"a": "The colour of the door is red.", "b": "Cancelled", "c": "He has organised it."}';
    assert.deepEqual((await run('british.json', british)).run.corrected, []);
  });

  it('with the same words in other white space keep their own translations', async () => {
    const text = '{"a": "The door:\\n  is open.", "b": "The door: is open."}';
    const [first, second] = [await run('space.json', text), await run('space.json', text)];
    assert.equal(await agent.text(second, 'space.es.json'), await agent.text(first, 'space.es.json'));
  });

  it('are corrected before, with their codes, and the corrections are shown', async () => {
    const wrong = json.replace('Good morning', 'The offfice is closed').replace('door is', 'dooor is');
    const done = await run('wrong.json', wrong);
    assert.deepEqual(done.run.corrected, ['The door is open.', 'The office is closed, {{name}}.']);
    assert.match(await agent.text(done, 'wrong.es.json'), /"La puerta (?:es|está) abierta\."[\s\S]*\{\{name\}\}/);
    const clean = await agent.text(done, 'wrong.json');
    assert.equal(clean, wrong.replace('offfice', 'office').replace('dooor', 'door'));
    assert.match(await agent.text(done, 'wrong.json.changes.html'), /<del>/);
    // The corrected file has nothing that is not known.
    const next = await run('wrong.json', clean);
    assert.equal(await billed(next), 0);
    const left = await run('left.json', wrong, { clean: false });
    assert.equal(left.run.corrected, null);
  });
});
