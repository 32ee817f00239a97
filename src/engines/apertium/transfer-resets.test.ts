import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type ModeStage, parseModeFile } from './mode-file.ts';
import table from './transfer-resets.json' with { type: 'json' };
import { withTransferResets } from './transfer-resets.ts';

const data = '/usr/share/apertium/apertium-swe-nor';

/** The answers to messages that one process after the other gets. */
function run(stages: readonly ModeStage[], messages: readonly string[]): readonly string[] {
  let flow = messages.map((message) => `${message}\0`).join('');
  for (const { program, arguments: given } of stages)
    flow = execFileSync(program, given, { input: flow, encoding: 'utf8' });
  return flow.split('\0').slice(0, -1);
}

describe('resets of transfers', () => {
  it('surround the transfer of a mode that needs one', () => {
    const stages = parseModeFile(`lt-proc '/a' | rtx-proc '${data}/swe-nob.rtx.bin' | lt-proc $1 '/g'`) ?? [];
    assert.deepEqual(
      stages.map(({ program }) => program),
      ['lt-proc', 'sed', 'rtx-proc', 'sed', 'lt-proc'],
    );
  });

  it('leave other transfers alone', () => {
    const stages = [{ program: 'rtx-proc', arguments: ['-z', '/b/other.rtx.bin'] }];
    assert.deepEqual(withTransferResets(stages), stages);
  });

  for (const { id, rules, before, changes, stays } of table.resets)
    for (const rule of rules)
      it(`${id}: ${rule} transfers a message as a fresh process does, whatever came before`, (context) => {
        if (!existsSync(`${data}/${rule}`)) return context.skip('apertium-swe-nor is not installed');
        const stage = { program: 'rtx-proc', arguments: ['-z', `${data}/${rule}`] };
        const fresh = (message: string) => run([stage], [`${message}[1]`])[0];
        const later = (stages: readonly ModeStage[], message: string) =>
          run(stages, [`${before}[0]`, `${message}[1]`])[1];
        assert.notEqual(later([stage], changes), fresh(changes));
        assert.equal(later([stage], stays), fresh(stays));
        const reset = withTransferResets([stage]);
        assert.equal(later(reset, changes), fresh(changes));
        assert.equal(later(reset, stays), fresh(stays));
      });
});
