import type { Nodes } from 'mdast';
import { ServiceError } from '../../errors/service-error.ts';

/** UTF-16 positions of a node in the source, `end` exclusive. */
export function rangeOf(node: Nodes): { readonly start: number; readonly end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

export function tooDeep(): ServiceError {
  return new ServiceError('document_too_large', { limit: 'the levels that may be inside of each other' });
}
