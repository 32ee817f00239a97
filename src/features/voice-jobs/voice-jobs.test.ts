import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import type { VoiceJobRecord, VoiceResult } from '../../contracts/stores/voice-jobs.ts';
import type { Identity } from '../accounts/authenticate.ts';
import { VoiceJobs, type VoiceJobsOptions } from './voice-jobs.ts';

const [complete, downloaded, failed]: VoiceResult[] = [
  { state: 'complete', bytes: 1 },
  { state: 'downloaded' },
  { state: 'failed', message: '' },
];
const identity = { account: { id: 'a', plan: 'pro' }, key: { scopes: null } } as unknown as Identity;

describe('a voice job', () => {
  for (const [what, state, results, isThere] of [
    ['with a result that nobody has downloaded', 'complete', [downloaded, complete], true],
    ['whose results are all downloaded, and not removed yet', 'complete', [downloaded, downloaded], false],
    ['whose results are downloaded or have failed', 'complete', [downloaded, failed], false],
    ['that has failed', 'failed', [failed, failed], true],
  ] as const)
    it(`${what} is ${isThere ? 'there' : 'gone'}`, async () => {
      const clock = new ManualClock();
      const expiresAt = new Date(clock.now().getTime() + 1);
      const record = { id: 'one', accountId: 'a', state, results, expiresAt } as unknown as VoiceJobRecord;
      const jobs = new VoiceJobs({
        clock,
        store: { find: async () => record },
        secrets: { sign: async () => 'signature', verify: async () => true },
      } as unknown as VoiceJobsOptions);
      const gone = { code: 'voice_job_not_found' };
      if (isThere) assert.equal((await jobs.status(identity, 'one')).record, record);
      else {
        await assert.rejects(jobs.status(identity, 'one'), gone);
        await assert.rejects(jobs.download('one', 0, 'signature'), gone);
      }
    });
});
