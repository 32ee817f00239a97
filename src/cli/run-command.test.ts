import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { readBuild } from '../config/read-build.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

async function run(...args: readonly string[]) {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
  const exit = (): never => assert.fail('the process would end');
  const code = await runCommand(args, Object.assign(new EventEmitter(), { exit, ...streams }));
  streams.stdout.end();
  streams.stderr.end();
  return { code, stdout: await text(streams.stdout), stderr: await text(streams.stderr) };
}

const described = commands.flatMap(({ description }) =>
  'commands' in description ? description.commands : [description],
);

describe('the version', () => {
  const { version } = readBuild();
  const shown = new RegExp(`^Dragoman ${version.replaceAll('.', '\\.')}( \\([0-9a-f]{12}\\))? on Node\\.js 24`, 'm');

  for (const words of [['--version'], ['-V'], ['version']])
    it(`is what dragoman ${words} prints`, async () => {
      const { code, stdout, stderr } = await run(...words);
      assert.deepEqual([code, stderr], [0, '']);
      assert.match(stdout, shown);
      assert.equal(stdout.trim().split('\n').length, 1);
    });

  for (const words of [['--help'], ['serve', '--help'], ['keys', '--help'], ['keys', 'list', '--help']])
    it(`is at the end of dragoman ${words.join(' ')}`, async () => {
      const last = (await run(...words)).stdout.trimEnd().split('\n').at(-1);
      assert.match(last ?? '', shown);
    });
});

describe('every command', () => {
  for (const { name, options, usage } of described) {
    const words = name.split(' ');

    it(`explains itself: dragoman ${name} --help`, async () => {
      const { code, stdout, stderr } = await run(...words, '--bogus', '--help');
      assert.deepEqual([code, stderr], [0, '']);
      for (const option of Object.keys(options)) assert.match(stdout, new RegExp(`--${option}\\b`));
      assert.ok(
        stdout.includes('\nUsage:\n') && stdout.includes('\nExamples:\n') && stdout.includes('\nExit codes:\n'),
      );
      for (const line of usage) assert.ok(line.includes(`dragoman ${name}`), line);
      assert.deepEqual(await run('help', ...words), { code, stdout, stderr });
      for (const line of stdout.split('\n')) assert.ok(line.length <= 100, line);
    });

    it(`has an example that it understands: dragoman ${name}`, () => {
      const example = described.find((one) => one.name === name)?.examples[0]?.command ?? '';
      assert.ok(example.includes(`dragoman ${name}`), example);
    });
  }

  it('has options of its own letters', () => {
    for (const { name, options } of described) {
      const letters = ['h', ...Object.values(options).flatMap(({ short = [] }) => short)];
      assert.deepEqual(letters, [...new Set(letters)], name);
    }
  });
});

describe('runCommand', () => {
  it('lists the commands', async () => {
    for (const args of [[], ['help'], ['--help'], ['-h']]) {
      const { code, stdout, stderr } = await run(...args);
      assert.deepEqual([code, stderr], [0, '']);
      for (const { description } of commands) assert.match(stdout, new RegExp(`^  ${description.name} +\\S`, 'm'));
    }
  });

  it('says on standard error what was probably meant by a command there is not', async () => {
    for (const [args, line] of [
      [['tranlate', 'x'], 'dragoman: There is no command "tranlate". Did you mean translate? See: dragoman --help'],
      [['--fly'], 'dragoman: There is no option --fly. See: dragoman --help'],
      [['fly'], 'dragoman: There is no command "fly". See: dragoman --help'],
      [['keys', 'lst'], 'dragoman keys: There is no command "keys lst". Did you mean list? See: dragoman keys --help'],
      [['models', 'push'], 'dragoman models: There is no command "models push". See: dragoman models --help'],
      [['constructor'], 'dragoman: There is no command "constructor". See: dragoman --help'],
    ] as const)
      assert.deepEqual(await run(...args), { code: 2, stdout: '', stderr: `${line}\n` });
  });

  it('shows the help of a group on standard error when its command is missing', async () => {
    for (const group of ['keys', 'accounts', 'models', 'memories']) {
      const { code, stdout, stderr } = await run(group);
      assert.deepEqual([code, stdout], [2, '']);
      assert.match(stderr, /^Commands:$/m);
      const asked = await run(group, '--help');
      assert.deepEqual([asked.code, asked.stderr], [0, '']);
      assert.ok(asked.stdout.startsWith(stderr));
    }
  });
});
