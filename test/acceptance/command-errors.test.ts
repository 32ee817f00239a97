import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../support/bare-environment.ts';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

describe('errors at the command line', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  const run = (...args: readonly string[]): Promise<CliResult> => runCli(args, server.dataDir);

  it('go to standard error with exit code 2 when the command line is wrong', async () => {
    for (const [args, line] of [
      [['keys', 'bogus'], /^dragoman keys: There is no command "keys bogus"\. See: dragoman keys --help\n$/],
      [
        ['keys', 'create', '--bogus'],
        /^dragoman keys: There is no option --bogus\. See: dragoman keys create --help\n$/,
      ],
      [['keys', 'create', '--lable', 'x'], /Did you mean --label\?/],
      [['accounts', 'create', '--bogus'], /^dragoman accounts: There is no option --bogus\./],
      [['translate', '--too', 'es', 'a'], /^dragoman translate: There is no option --too\. Did you mean --to\?/],
      [['doctor', '--jsn'], /^dragoman doctor: .*Did you mean --json\?/],
      [['serve', 'now'], /^dragoman serve: "now" is one argument too many/],
      [['write', '--stile', 'simple', 'a'], /^dragoman write: .*Did you mean --style\?/],
    ] as const) {
      const { code, stdout, stderr } = await run(...args);
      assert.deepEqual([code, stdout], [2, ''], args.join(' '));
      assert.match(stderr, line);
    }
  });

  it('go to standard error with exit code 1 when the work cannot be done', async () => {
    for (const [args, line] of [
      [['keys', 'rotate', 'nosuch'], /^dragoman keys: There is no key "nosuch"/],
      [['keys', 'create', '--account', 'nobody'], /^dragoman keys: There is no account "nobody"/],
    ] as const) {
      const { code, stdout, stderr } = await run(...args);
      assert.deepEqual([code, stdout], [1, ''], args.join(' '));
      assert.match(stderr, line);
    }
  });

  it('name every problem of the configuration, with exit code 78', async () => {
    const environment = { DRAGOMAN_PORT: 'high', DRAGOMAN_PLAN: 'gold' };
    const { code, stdout, stderr } = await runCli(['keys', 'list'], server.dataDir, { environment });
    assert.deepEqual([code, stdout], [78, '']);
    assert.match(stderr, /DRAGOMAN_PLAN.*DRAGOMAN_PORT.*docs\/reference\/configuration\.md/s);
  });

  for (const command of ['keys list', 'accounts list', 'accounts audit', 'models list', '--help', 'keys create --help'])
    it(`do not come from a reader that has gone: dragoman ${command} | head -0`, async () => {
      for (const output of ['stdout', 'stderr'] as const) {
        const child = spawn(process.execPath, [program, ...command.split(' ')], {
          cwd: server.dataDir,
          env: { ...bareEnvironment, DRAGOMAN_DATA_DIR: server.dataDir },
        });
        child[output].destroy();
        const other = output === 'stdout' ? child.stderr : child.stdout;
        const [[code], shown] = await Promise.all([once(child, 'close'), text(other)]);
        assert.ok([0, 141].includes(code), `${code}`);
        if (output === 'stdout') assert.equal(shown, '');
      }
    });
});
