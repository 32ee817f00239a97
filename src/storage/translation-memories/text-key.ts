import { hash } from 'node:crypto';

/** 48 bits of a text, by which the same text is found; others may share them. */
export function textKey(text: string): number {
  return Number.parseInt(hash('sha1', text, 'hex').slice(0, 12), 16);
}
