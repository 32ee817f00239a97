import assert from 'node:assert/strict';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import type { WritingEngine } from '../../contracts/engines/writing-engine.ts';
import { FakeWritingEngine } from '../../engines/fake/fake-writing-engine.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { CommandFailure, InputError, MisuseError } from '../command-line/command-errors.ts';
import { parseWriteCommand } from './parse-write-command.ts';
import { runWriteCommand } from './run-write-command.ts';

const german = 'Das ist teh Ende einer langen Geschichte über meine Freunde.';

async function run(args: readonly string[], writingEngines: readonly WritingEngine[], input: string | Uint8Array = '') {
  const command = parseWriteCommand(args);
  const stdout = new PassThrough();
  const told: string[] = [];
  const tools = {
    writingEngines,
    stdin: () => Readable.from([Buffer.from(input)]),
    stdout,
    signal: new AbortController().signal,
    tell: (line: string) => void told.push(line),
  };
  const code = await runWriteCommand(command, tools);
  stdout.end();
  return { code, output: await text(stdout), told };
}

const plain = () => new FakeWritingEngine({ id: 'plain', languages: ['en-US', 'en-GB', 'de', 'ja'] });
const stylish = () => new FakeWritingEngine({ id: 'stylish', languages: ['de'], styles: ['business', 'friendly'] });

describe('dragoman write', () => {
  it('prints a line for each argument, each in its own language', async () => {
    const { code, output, told } = await run(['-v', 'This is teh end of the story.', german], [plain()]);
    assert.equal(code, 0);
    assert.equal(output, `This is the end of the story.\n${german.replace('teh', 'the')}\n`);
    assert.deepEqual(told, ['English (en)', 'German (de)', 'improved by plain']);
  });

  it('keeps the lines and white space of standard input', async () => {
    const input = '\n  This is teh end.\r\n\r\nAnd teh rest, \n';
    assert.equal((await run([], [plain()], input)).output, input.replaceAll('teh', 'the'));
    assert.equal((await run(['-'], [plain()], '')).output, '');
  });

  it('passes style and tone on, and says where there is none', async () => {
    const engines = [plain(), stylish()];
    assert.match((await run(['--tone', 'friendly', '--to', 'de', german], engines)).output, /^friendly: /);
    const refused = run(['--tone', 'friendly', '--to', 'ja', '12'], [plain()]);
    await assert.rejects(refused, (error: unknown) => {
      assert.ok(error instanceof MisuseError);
      return /ja does not support setting a tone here; with prefer_friendly/.test(error.message);
    });
    assert.equal((await run(['--tone', 'prefer_friendly', '--to', 'ja', '12'], [plain()])).output, '12\n');
  });

  it('says which languages there are, and when there are none', async () => {
    const words = { message: '--to: nothing here improves texts in "nl"; there is en-US, en-GB, de, ja.' };
    await assert.rejects(run(['--to', 'nl', 'a'], [plain()]), words);
    await assert.rejects(run(['a'], []), (error: unknown) => error instanceof CommandFailure);
  });

  it('tells when another engine took over, and fails when none is left', async () => {
    const failing = () => new FakeWritingEngine({ id: 'failing', failure: new ServiceError('engine_failed', {}) });
    const { output, told } = await run(['teh'], [failing(), plain()]);
    assert.equal(output, 'the\n');
    assert.deepEqual(told, ['failing failed; plain took over.']);
    await assert.rejects(run(['teh'], [failing()]), { code: 'engine_failed' });
  });

  it('tells of a text in a language that nothing improves', async () => {
    const russian = 'Это короткий текст на русском языке о моих друзьях.';
    const { output, told } = await run([russian], [plain()]);
    assert.equal(output, `${russian}\n`);
    assert.match(told.join(), /left as it is/);
  });

  it('refuses what is no text', async () => {
    await assert.rejects(run([], [plain()], new Uint8Array([0xe9, 0x0a])), (error) => error instanceof InputError);
  });
});
