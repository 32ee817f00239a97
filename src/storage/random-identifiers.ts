import { randomBytes, randomUUID } from 'node:crypto';
import type { Identifiers } from '../contracts/identifiers.ts';

export const randomIdentifiers: Identifiers = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString('hex'),
};
