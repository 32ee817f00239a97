import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withinCpu } from '../../../../test/support/within-cpu.ts';
import { isCommand, isStatement, mayBeStatement } from './code-lines.ts';
import words from './code-words.json' with { type: 'json' };

describe('forms of statements', () => {
  for (const { id, certain, finds, stays } of words.forms) {
    it(`${id} is found in code and not in text`, () => {
      assert.equal(isStatement(finds), certain, finds);
      assert.equal(mayBeStatement(finds), true, finds);
      assert.equal((certain ? isStatement : mayBeStatement)(stays), false, stays);
    });
  }

  it('are looked for in time, whatever a line has', () =>
    withinCpu(1, async () => {
      for (const part of ['a_', 'a.', 'a ', 'a, ', 'int ', 'static ', 'x[', '(', ') {', '= '])
        for (const end of ['', '!', ';', '{']) mayBeStatement(part.repeat(Math.floor(399 / part.length)) + end);
      mayBeStatement('a'.repeat(1_000_000));
    }));
});

describe('commands', () => {
  it('need no option where their program is known, or a prompt is before them', () => {
    for (const command of [
      'npm install',
      'git push',
      'cd lamps',
      'sudo make install',
      '$ make all',
      'lamp@works:~$ make',
    ])
      assert.equal(isCommand(command), true, command);
  });

  it('are no sentences, and no names alone', () => {
    for (const text of [
      'git is a program for everyone who writes code with others',
      'docker starts.',
      'make the lamps',
      'python',
      '$ 500',
      'npm, yarn',
    ])
      assert.equal(isCommand(text), false, text);
  });
});
