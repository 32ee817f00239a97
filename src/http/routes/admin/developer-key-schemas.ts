import { type Static, Type } from 'typebox';
import { type ApiKey, type Scope, scopeAliases, scopes } from '../../../contracts/stores/accounts.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { CreatedKey } from '../../../features/accounts/create-key.ts';
import { keyLimits } from '../../../features/administration/key-administration.ts';
import { readMoment } from '../../../features/administration/read-moment.ts';

/** A whole number, or null where that means something. */
function nullableInteger(options: {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description: string;
}) {
  return Type.Unsafe<number | null>({ type: ['integer', 'null'], ...options });
}

function nullableText(options: { readonly description: string }) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], ...options });
}

export const keyId = Type.String({
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  'x-expected': 'it is not two GUIDs joined by a colon.',
  description: 'The key: two GUIDs joined by a colon.',
});

export const label = Type.String({
  'x-empty-is-given': true,
  description: `1 to ${keyLimits.labelLength} characters.`,
});

const characters = nullableInteger({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Characters per usage period; 0 blocks all use, null means unlimited.',
});

const milliseconds = nullableInteger({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Milliseconds of speech per usage period; 0 blocks all use, null means unlimited.',
});

export const scopeList = Type.Array(
  Type.Unsafe<Scope>({ type: 'string', enum: [...scopes, ...Object.keys(scopeAliases)] }),
  { 'x-comma-separated': true, description: 'Scopes of the key. If you omit it, the key may call everything.' },
);

export function readScopes(given: readonly string[]): readonly Scope[] {
  return given.map((name) => scopeAliases[name] ?? (name as Scope));
}

export const expirationTime = nullableText({
  description: 'Time in ISO 8601 from which the key is refused; null means never.',
});

/** Limits as the interface has them in bodies. */
export const limitFields = {
  characters: Type.Optional(characters),
  speech_to_text_milliseconds: Type.Optional(milliseconds),
  requests_per_minute: Type.Optional(
    nullableInteger({
      minimum: 1,
      maximum: keyLimits.requestsPerMinute,
      description: 'Requests above this rate get 429; null keeps the limit that the server sets for all keys.',
    }),
  ),
};
export interface LimitFields {
  readonly characters?: number | null;
  readonly speech_to_text_milliseconds?: number | null;
  readonly requests_per_minute?: number | null;
}

export const KeyAnswer = Type.Object({
  key_id: Type.String({ description: 'Two GUIDs joined by a colon.' }),
  label: Type.String(),
  creation_time: Type.String({ description: 'ISO 8601 with milliseconds.' }),
  deactivated_time: nullableText({ description: 'Null while the key is active.' }),
  is_deactivated: Type.Boolean(),
  usage_limits: Type.Object({
    characters: nullableInteger({ description: 'Characters per usage period; null means unlimited.' }),
    speech_to_text_milliseconds: nullableInteger({
      description: 'Milliseconds of speech per usage period; null means unlimited.',
    }),
  }),
  masked_key: Type.String({ description: 'First and last digits of the secret, to distinguish keys.' }),
  scopes: Type.Unsafe<readonly string[] | null>({
    type: ['array', 'null'],
    items: { type: 'string' },
    description: 'Scopes of the key; null means all.',
  }),
  requests_per_minute: nullableInteger({
    description: 'Null means that the limit of the server for all keys applies.',
  }),
  expiration_time: expirationTime,
});
export type KeyAnswer = Static<typeof KeyAnswer>;

export const KeyWithSecretAnswer = Type.Object({
  api_key: Type.String({ description: 'The secret. No later response contains it.' }),
  ...KeyAnswer.properties,
});
export type KeyWithSecretAnswer = Static<typeof KeyWithSecretAnswer>;

export function toKeyAnswer(key: ApiKey): KeyAnswer {
  return {
    key_id: key.id,
    label: key.label,
    creation_time: key.createdAt.toISOString(),
    deactivated_time: key.deactivatedAt?.toISOString() ?? null,
    is_deactivated: key.deactivatedAt !== null,
    usage_limits: {
      characters: key.characterLimit,
      speech_to_text_milliseconds: key.speechMillisecondLimit,
    },
    masked_key: key.masked,
    scopes: key.scopes,
    requests_per_minute: key.requestsPerMinute,
    expiration_time: key.expiresAt?.toISOString() ?? null,
  };
}

export function toKeyWithSecretAnswer({ key, secret }: CreatedKey): KeyWithSecretAnswer {
  return { ...toKeyAnswer(key), api_key: secret };
}

export function toLimits(fields: LimitFields) {
  return {
    ...(fields.characters !== undefined && { characterLimit: fields.characters }),
    ...(fields.speech_to_text_milliseconds !== undefined && {
      speechMillisecondLimit: fields.speech_to_text_milliseconds,
    }),
    ...(fields.requests_per_minute !== undefined && { requestsPerMinute: fields.requests_per_minute }),
  };
}

export function readExpirationTime(text: string | null): Date | null {
  if (text === null) return null;
  const at = readMoment(text);
  if (at === undefined)
    throw new ServiceError('invalid_parameter', {
      parameter: 'expiration_time',
      reason: `'${text}' is not a time such as 2027-01-31T00:00:00Z.`,
    });
  return at;
}
