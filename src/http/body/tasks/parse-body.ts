import type { TSchema } from 'typebox';
import { fieldReader, SchemaValidation } from '../../plugins/validation.ts';
import { type PackedFields, packFields } from '../packed-fields.ts';
import { parseForm } from '../parse-form.ts';
import { decode, parseJson } from '../parse-json.ts';
import { refuseCountlessValues } from './refuse-countless-values.ts';

export interface BodyInput {
  readonly bytes: SharedArrayBuffer;
  readonly type: 'json' | 'form';
  /** Of the fields of JSON, which are returned as it has them. Fields of forms are returned as they came. */
  readonly schema?: TSchema | undefined;
}

/** The fields of a body. Throws what is wrong with it. */
export function run({ bytes, type, schema }: BodyInput): PackedFields {
  // Shared bytes cannot be decoded.
  const body = Buffer.from(new Uint8Array(bytes));
  if (type === 'json') refuseCountlessValues(body);
  const text = decode(body);
  if (type === 'form') return packFields(parseForm(text) as object);
  const fields = parseJson(text);
  return packFields((schema === undefined ? fields : fieldReader(schema, new SchemaValidation())(fields)) as object);
}
