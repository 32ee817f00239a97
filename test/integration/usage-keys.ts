import assert from 'node:assert/strict';
import type { TestAccount, TestApp } from '../support/test-app.ts';
import type { UsageModel } from './usage-model.ts';

/** What happens to a key between requests. */
export interface KeyChange {
  readonly kind: 'none' | 'limit' | 'rotate' | 'deactivate';
  /** Index of the key. */
  readonly key: number;
  /** Index of the new limit. */
  readonly limit: number;
}

export interface KeyLimits {
  readonly unit: 'characters' | 'speech_to_text_milliseconds';
  readonly values: readonly (number | null)[];
}

export async function makeKey(app: TestApp, { adminKey: key }: TestAccount): Promise<UsageModel['keys'][number]> {
  const made = (await app.send('POST', '/v2/admin/developer-keys', {}, { key })).json();
  return { id: String(made.key_id), secret: String(made.api_key), limit: null };
}

/** Changes a key of the account and of the model. One that is deactivated makes room for another. */
export async function changeKey(
  app: TestApp,
  account: TestAccount,
  model: UsageModel,
  { kind, key, limit }: KeyChange,
  { unit, values }: KeyLimits,
): Promise<void> {
  const changed = model.keys[key];
  if (changed === undefined || kind === 'none') return;
  const put = async (path: string, fields: object) => {
    const body = { key_id: changed.id, ...fields };
    const answer = await app.send('PUT', `/v2/admin/developer-keys/${path}`, body, { key: account.adminKey });
    assert.equal(answer.statusCode, 200, answer.payload);
    return answer.json();
  };
  if (kind === 'limit') {
    changed.limit = values[limit] ?? null;
    await put('limits', { [unit]: changed.limit });
  } else if (kind === 'rotate') changed.secret = String((await put('rotate', {})).api_key);
  else {
    await put('deactivate', {});
    model.keys[key] = await makeKey(app, account);
  }
}
