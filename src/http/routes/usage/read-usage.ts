import { type Static, Type } from 'typebox';
import type { Identity } from '../../../features/accounts/authenticate.ts';
import { defineOperation, type Operation } from '../../operation.ts';

const Product = Type.Object({
  product_type: Type.String({ description: '`translate`, `write` or `speechToText`.' }),
  billing_unit: Type.String({ description: '`characters` or `minutes`.' }),
  api_key_unit_count: Type.Integer(),
  account_unit_count: Type.Integer(),
  api_key_character_count: Type.Integer(),
  character_count: Type.Integer(),
});

const Answer = Type.Object({
  character_count: Type.Integer({ description: 'Characters of the account in this period.' }),
  character_limit: Type.Integer({ description: '1000000000000 means that no limit is set.' }),
  products: Type.Optional(Type.Unsafe<readonly Static<typeof Product>[]>(Type.Array(Product))),
  api_key_character_count: Type.Optional(Type.Integer({ description: 'Characters of the calling key.' })),
  api_key_character_limit: Type.Optional(Type.Integer({ description: '1000000000000 means that no limit is set.' })),
  speech_to_text_minutes_count: Type.Optional(
    Type.Integer({ description: 'Speech of the calling key, rounded up to minutes.' }),
  ),
  speech_to_text_minutes_limit: Type.Optional(
    Type.Integer({ description: 'Of the calling key. 1000000000000 means that no limit is set.' }),
  ),
  speech_to_text_milliseconds_count: Type.Optional(Type.Integer({ deprecated: true })),
  speech_to_text_milliseconds_limit: Type.Optional(Type.Integer({ deprecated: true })),
  start_time: Type.Optional(Type.String()),
  end_time: Type.Optional(Type.String()),
});

export type UsageAnswer = Static<typeof Answer>;

export function readUsageOperation(readUsage: (identity: Identity) => Promise<UsageAnswer>): Operation {
  return defineOperation<undefined, undefined>({
    id: 'getUsage',
    method: 'GET',
    path: '/v2/usage',
    access: { kind: 'developer', scope: 'usage:read' },
    summary: 'Read the usage of the current period and the limits',
    description: 'Free and Pro Classic accounts get only `character_count` and `character_limit`.',
    tag: 'Usage',
    response: Answer,
    handle: ({ identity }) => readUsage(identity),
  });
}
