import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { bareEnvironment } from '../support/bare-environment.ts';
import { poll } from '../support/poll.ts';
import { type CliResult, program, runCli } from '../support/run-cli.ts';
import { developerKey, type RunningServer, startServer } from '../support/running-server.ts';
import { sendRequest } from '../support/send-request.ts';

const path = '/v1/unstable/agent';
const input = { source_lang: 'en', target_langs: ['es'], texts: ['We open on Monday.'] };

describe('dragoman run', () => {
  let server: RunningServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server[Symbol.asyncDispose]());

  const environment = { DRAGOMAN_API_KEY: developerKey };

  function run(args: readonly string[], given?: string): Promise<CliResult> {
    return runCli([...args, '--server', server.address], server.dataDir, {
      environment,
      ...(given !== undefined && { input: given }),
    });
  }

  it('lists the workflows with the fields of their input', async () => {
    const { code, stdout } = await run(['workflows', 'list']);
    assert.equal(code, 0);
    assert.match(stdout, /^localize-texts {2}Localize texts$/m);
    assert.match(stdout, /^ {2}\* target_langs \(array\): Languages to translate into\.$/m);
    assert.match(stdout, /^ {4}formality \(string\): One of default, more/m);
    const { workflows } = JSON.parse((await run(['workflows', 'list', '--json'])).stdout);
    assert.ok(workflows.some(({ name }: { name: string }) => name === 'review-translation'));
  });

  it('shows each step and prints the result, whichever way the input comes', async () => {
    const file = join(server.dataDir, 'input.json');
    writeFileSync(file, JSON.stringify(input));
    for (const [given, stdin] of [[JSON.stringify(input)], [file], ['-', JSON.stringify(input)]] as const) {
      const { code, stdout, stderr } = await run(['run', 'localize-texts', '--input', given ?? ''], stdin);
      assert.equal(code, 0, stderr);
      const steps = [...stderr.matchAll(/^dragoman run: (\S+) \((\w+)\): \d+ ms/gm)].map(([, step]) => step);
      assert.deepEqual(steps.sort(), [
        'corrected',
        'languages[0]/pairs',
        'languages[0]/quality',
        'languages[0]/translated',
      ]);
      assert.deepEqual(JSON.parse(stdout).translations[0].texts, ['Abrimos el lunes.']);
    }
    const { stdout, stderr } = await run(['run', 'localize-texts', '-q', '--json', '--input', JSON.stringify(input)]);
    const printed = JSON.parse(stdout);
    assert.deepEqual([printed.status, printed.message, stderr], ['Completed', 'The texts were translated.', '']);
    assert.equal(printed.steps.length, 4);
  });

  it('saves the files of a task, in an empty folder unless it may replace some', async () => {
    const out = join(server.dataDir, 'review');
    const review = { source_lang: 'en', target_lang: 'es', segments: [{ source: 'We open.', target: 'Abrimos.' }] };
    const words = ['run', 'review-translation', '--input', JSON.stringify(review), '--out', out];
    const { code, stderr } = await run(words);
    assert.equal(code, 0, stderr);
    assert.deepEqual(readdirSync(out).sort(), ['quality-report.json', 'review.html']);
    assert.match(readFileSync(join(out, 'review.html'), 'utf8'), /Abrimos\./);
    assert.match(stderr, /review\.html is saved\.$/m);
    const refused = await run(words);
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /review is not empty; --force/);
    writeFileSync(join(out, 'review.html'), '');
    assert.equal((await run([...words, '--force', '--quiet'])).code, 0);
    assert.match(readFileSync(join(out, 'review.html'), 'utf8'), /Abrimos\./);
    assert.equal((await run([...words, '--estimate'])).code, 2);
  });

  it('prints what a task would cost', async () => {
    const { code, stdout } = await run(['run', 'localize-texts', '--estimate', '--input', JSON.stringify(input)]);
    const { billed_characters, steps } = JSON.parse(stdout);
    assert.deepEqual([code, billed_characters, steps.length], [0, 36, 4]);
  });

  it('puts files into the input', async () => {
    const file = join(server.dataDir, 'letter.txt');
    writeFileSync(file, 'We open on Monday.');
    const more = ['--file', `files+=${file}`, '--input', '{"source_lang":"en","target_langs":["es"]}'];
    const { code, stdout, stderr } = await run(['run', 'localize-files', '--estimate', ...more]);
    assert.equal(code, 0, stderr);
    assert.equal(JSON.parse(stdout).billed_characters, 'We open on Monday.'.length);
  });

  it('says why a task fails or is refused', async () => {
    const same = { target_lang: 'es', source_lang: 'es', segments: [{ source: 'a', target: 'b' }] };
    const failed = await run(['run', 'review-translation', '--input', JSON.stringify(same)]);
    assert.equal(failed.code, 1);
    assert.match(failed.stderr, /^dragoman run: The task failed: (?!The task failed).*both Spanish/m);
    const refused = await run(['run', 'review-translation']);
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /workflow_request\.input.*HTTP 400/);
    assert.match((await run(['run', 'no-such-workflow'])).stderr, /Workflow not found\..*HTTP 404/);
    assert.match((await run(['run', 'localize-texts', '--input', '{'])).stderr, /--input is not JSON/);
    assert.equal((await run(['run'])).code, 2);
  });

  it('cancels the task at Ctrl-C', async () => {
    const texts = Array.from({ length: 200 }, (_, index) => `The door number ${index} is open on Sunday.`);
    const large = { ...input, target_langs: Array.from({ length: 20 }, () => 'es'), texts };
    const file = join(server.dataDir, 'large.json');
    writeFileSync(file, JSON.stringify(large));
    const child = spawn(
      process.execPath,
      [program, 'run', 'localize-texts', '--input', file, '--server', server.address],
      { env: { ...bareEnvironment, DRAGOMAN_DATA_DIR: server.dataDir, ...environment }, stdio: 'ignore' },
    );
    const code = new Promise((resolve) => child.once('close', resolve));
    const [first] = await (async () => {
      let states: readonly string[] = [];
      await poll(async () => {
        const { tasks } = (await sendRequest(server.address, 'GET', `${path}/tasks`)).json<{
          tasks: readonly { task_id: string; status: string }[];
        }>();
        const running = tasks.find(({ status }) => status === 'InProgress');
        if (running !== undefined) states = [running.task_id];
        return running !== undefined;
      });
      return states;
    })();
    child.kill('SIGINT');
    assert.equal(await code, 130);
    const { tasks } = (await sendRequest(server.address, 'GET', `${path}/tasks`)).json<{
      tasks: readonly { task_id: string; status: string }[];
    }>();
    assert.equal(tasks.find(({ task_id }) => task_id === first)?.status, 'Canceled');
  });
});
