import assert from 'node:assert/strict';
import { it } from 'node:test';
import { AskedProcess } from './asked-process.ts';

const limits = { limiter: undefined, memoryLimit: 0 };

function start(script: string): { readonly asked: AskedProcess; readonly end: Promise<void> } {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  return { asked: new AskedProcess({ ...limits, name: 'echo', command: ['/bin/sh', '-c', script] }, resolve), end };
}

function line(): (text: string) => string | undefined {
  let all = '';
  return (text) => {
    all += text;
    return all.endsWith('\n') ? all : undefined;
  };
}

it('a program is asked one question after the other until it is ended', async () => {
  const { asked, end } = start('while read -r word; do printf "%s," "$word"; sleep 0; printf "ñ\\n"; done');
  assert.equal(await asked.ask('one\n', line()), 'one,ñ\n');
  assert.equal(await asked.ask('two\n', line()), 'two,ñ\n');
  const refused = new Error('no answer');
  const whole = line();
  const refuse = (text: string): undefined => {
    if (whole(text) !== undefined) throw refused;
  };
  await assert.rejects(asked.ask('three\n', refuse), refused);
  assert.equal(asked.ended, false);
  const unanswered = asked.ask('', line());
  await Promise.all([asked.kill(), end, assert.rejects(unanswered, /echo was ended/)]);
  await assert.rejects(asked.ask('four\n', line()), /echo was ended/);
});

it('a question fails with how its program ended', async () => {
  const { asked, end } = start('read -r word; exit 3');
  await assert.rejects(asked.ask('one\n', line()), /echo exited with 3/);
  await end;
  const missing = new AskedProcess({ ...limits, name: 'none', command: ['/none'] }, () => {});
  await assert.rejects(missing.ask('one\n', line()), /none could not run/);
});
