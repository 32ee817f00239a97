import { ServiceError } from '../../errors/service-error.ts';

/** Each is several objects: more would fill the memory that a document may have. */
const mostItems = 250_000;
const mostNodes = 900_000;

/** Refuses a text that has more tags and pieces between them. */
export function checkItems(count: number): void {
  if (count > mostItems) throw tooLarge(mostItems, 'tags and pieces between them in one text');
}

/** Refuses HTML that has more nodes. */
export function checkNodes(count: number): void {
  if (count > mostNodes) throw tooLarge(mostNodes, 'tags, attributes and pieces between them');
}

function tooLarge(limit: number, what: string): ServiceError {
  return new ServiceError('document_too_large', { limit: `${limit.toLocaleString('en-US')} ${what}` });
}
