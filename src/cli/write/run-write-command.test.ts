import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import type { WritingEngine } from '../../contracts/engines/writing-engine.ts';
import { FakeWritingEngine } from '../../engines/fake/fake-writing-engine.ts';
import { RulesEngine } from '../../engines/rules/rules-engine.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { CommandFailure, InputError, MisuseError } from '../command-line/command-errors.ts';
import { parseWriteCommand } from './parse-write-command.ts';
import { runWriteCommand } from './run-write-command.ts';

const german = 'Das ist teh Ende einer langen Geschichte über meine Freunde.';

interface RunOptions {
  readonly input?: string | Uint8Array;
  /** Standard input, output and error are a terminal, with colours or without. */
  readonly terminal?: 'colours' | 'plain';
}

async function run(args: readonly string[], writingEngines: readonly WritingEngine[], options: RunOptions = {}) {
  const { input = '', terminal } = options;
  const command = parseWriteCommand(args);
  const isTTY = terminal !== undefined;
  const stdout = Object.assign(new PassThrough(), { isTTY, hasColors: () => terminal === 'colours' });
  const stderr = Object.assign(new PassThrough(), { isTTY });
  const notices: string[] = [];
  const tools = {
    writingEngines,
    rewriters: [new RulesEngine()],
    stdin: () => Object.assign(Readable.from([Buffer.from(input)]), { isTTY }),
    stdout,
    stderr,
    signal: new AbortController().signal,
    notify: (line: string) => void notices.push(line),
  };
  const code = await runWriteCommand(command, tools);
  stdout.end();
  stderr.end();
  return { code, output: await text(stdout), errors: await text(stderr), notices };
}

const plain = () => new FakeWritingEngine({ id: 'plain', languages: ['en-US', 'en-GB', 'de', 'ja'] });
const stylish = () => new FakeWritingEngine({ id: 'stylish', languages: ['de'], styles: ['business', 'friendly'] });

describe('dragoman write', () => {
  it('prints a line for each argument, each in its own language', async () => {
    const { code, output, notices } = await run(['-v', 'This is teh end of the story.', german], [plain()]);
    assert.equal(code, 0);
    assert.equal(output, `This is the end of the story.\n${german.replace('teh', 'the')}\n`);
    assert.deepEqual(notices, ['English (en)', 'German (de)', 'improved by plain']);
  });

  it('keeps the lines and white space of standard input', async () => {
    const input = '\n  This is teh end.\r\n\r\nAnd teh rest, \n';
    assert.equal((await run([], [plain()], { input })).output, input.replaceAll('teh', 'the'));
    assert.equal((await run(['-'], [plain()])).output, '');
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

  it('shows when another engine took over, and fails when none is left', async () => {
    const failing = () => new FakeWritingEngine({ id: 'failing', failure: new ServiceError('engine_failed', {}) });
    const { output, notices } = await run(['teh'], [failing(), plain()]);
    assert.equal(output, 'the\n');
    assert.deepEqual(notices, ['failing failed; plain took over.']);
    await assert.rejects(run(['teh'], [failing()]), { code: 'engine_failed' });
  });

  it('reports a text in a language that nothing improves', async () => {
    const russian = 'Это короткий текст на русском языке о моих друзьях.';
    const { output, notices } = await run([russian], [plain()]);
    assert.equal(output, `${russian}\n`);
    assert.match(notices.join(), /was not changed/);
  });

  it('refuses what is no text', async () => {
    await assert.rejects(
      run([], [plain()], { input: new Uint8Array([0xe9, 0x0a]) }),
      (error) => error instanceof InputError,
    );
  });

  it('explains on a terminal that it waits for text', async () => {
    assert.match((await run([], [plain()], { terminal: 'plain' })).errors, /^Type or paste text; Ctrl-D ends it\.\n$/);
    assert.equal((await run([], [plain()])).errors, '');
    assert.equal((await run(['teh'], [plain()], { terminal: 'plain' })).errors, '');
  });

  it('shows differences with signs, and in colour on a terminal that shows colours', async () => {
    const marked = 'This is [-teh-]{+the+} end.\n';
    const args = ['--diff', 'This is teh end.'];
    assert.equal((await run(args, [plain()])).output, marked);
    assert.equal((await run(args, [plain()], { terminal: 'plain' })).output, marked);
    const coloured = 'This is \x1b[31;9mteh\x1b[0m\x1b[32;4mthe\x1b[0m end.\n';
    assert.equal((await run(args, [plain()], { terminal: 'colours' })).output, coloured);
    assert.equal((await run(['--diff'], [plain()], { input: 'a\nteh' })).output, 'a\n[-teh-]{+the+}');
  });

  it('checks texts: exit code 8 and their names if they would change, else 0 and nothing', async () => {
    const { code, output } = await run(['--check', 'It is teh end.', 'It is fine.'], [plain()]);
    assert.deepEqual([code, output], [8, 'It is teh end.\n']);
    const input = 'It is teh end.\n';
    const piped = await run(['--check'], [plain()], { input });
    assert.deepEqual([piped.code, piped.output], [8, 'standard input\n']);
    const shown = await run(['--check', '--diff'], [plain()], { input });
    assert.deepEqual([shown.code, shown.output], [8, 'It is [-teh-]{+the+} end.\n']);
    const fine = await run(['--check', 'It is fine.'], [plain()]);
    assert.deepEqual([fine.code, fine.output], [0, '']);
  });

  it('prints the answer of the interface as JSON', async () => {
    const { output } = await run(['--json', 'This is teh end of the story.', german], [plain()]);
    assert.deepEqual(JSON.parse(output), {
      improvements: [
        { text: 'This is the end of the story.', target_language: 'en-US', detected_source_language: 'en' },
        { text: german.replace('teh', 'the'), target_language: 'de', detected_source_language: 'de' },
      ],
    });
  });

  describe('with files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-write-'));
    after(() => rmSync(folder, { recursive: true }));
    const put = (name: string, content: string | Uint8Array): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const read = (path: string): string => readFileSync(path, 'utf8');

    it('prints improved texts and leaves the files', async () => {
      const files = [put('a.txt', 'It is teh end.\r\n'), put('b.txt', '\tAnd teh rest.')];
      const { code, output } = await run(['--file', ...files], [plain()]);
      assert.deepEqual([code, output], [0, 'It is the end.\r\n\tAnd the rest.']);
      assert.equal(read(files[0] ?? ''), 'It is teh end.\r\n');
    });

    it('replaces in place what changes, and touches nothing else', async () => {
      const [changed, same] = [put('c.txt', 'It is teh end.\n'), put('d.txt', 'It is fine.\n')];
      const { ino } = statSync(same);
      const { code, output } = await run(['--in-place', '--file', changed, same], [plain()]);
      assert.deepEqual([code, output], [0, '']);
      assert.deepEqual([read(changed), read(same)], ['It is the end.\n', 'It is fine.\n']);
      assert.equal(statSync(same).ino, ino);
    });

    it('names the files that would change, or their lines, and writes nothing', async () => {
      const [changed, same] = [put('e.txt', 'It is fine.\nIt is teh end.\n'), put('f.txt', 'It is fine.\n')];
      const checked = await run(['--check', '--file', changed, same], [plain()]);
      assert.deepEqual([checked.code, checked.output], [8, `${changed}\n`]);
      const shown = await run(['--diff', '--file', changed, same], [plain()]);
      assert.deepEqual([shown.code, shown.output], [0, `${changed}:2: It is [-teh-]{+the+} end.\n`]);
      assert.equal(read(changed), 'It is fine.\nIt is teh end.\n');
    });

    it('refuses what is no text or not there, and continues with the others', async () => {
      const binary = put('g.bin', new Uint8Array([0x47, 0x00, 0x01]));
      const latin = put('h.txt', new Uint8Array([0x61, 0x0a, 0xe9, 0x0a]));
      const good = put('i.txt', 'It is teh end.\n');
      const absent = join(folder, 'none.txt');
      const args = ['--in-place', '--json', '--file', binary, latin, absent, good];
      const { code, output, notices } = await run(args, [plain()]);
      assert.equal(code, 1);
      assert.match(notices[0] ?? '', /g\.bin: is not a text file\.$/);
      assert.match(notices[1] ?? '', /h\.txt: line 2 is not UTF-8\./);
      assert.match(notices[2] ?? '', /none\.txt: no such file or folder\.$/);
      assert.equal(read(good), 'It is the end.\n');
      assert.deepEqual(JSON.parse(output).improvements, [
        { file: good, text: 'It is the end.\n', target_language: 'en-US', detected_source_language: 'en' },
      ]);
      assert.deepEqual(
        readdirSync(folder).filter((name) => name.endsWith('.part')),
        [],
      );
    });

    it('exits with 1 rather than 8 when a file could not be checked', async () => {
      const changed = put('j.txt', 'It is teh end.\n');
      const { code } = await run(['--check', '--file', join(folder, 'none.txt'), changed], [plain()]);
      assert.equal(code, 1);
    });
  });
});
