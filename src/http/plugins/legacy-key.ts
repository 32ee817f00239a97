import type { FastifyRequest } from 'fastify';

/** The name under which clients of the public API's first years send their key, in the query or in a form. */
const field = 'auth_key';

/** The key that a request brings in its query, or, once it has been read, in its form. */
export function legacyKey({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): string | undefined {
  for (const fields of [query, body]) {
    const key = (fields as Readonly<Record<string, unknown>> | null | undefined)?.[field];
    if (typeof key === 'string' && key !== '') return key;
  }
  return undefined;
}

/** Nobody knows the key before the form has been read. */
export function awaitsKeyInForm(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  return (
    request.headers.authorization === undefined &&
    legacyKey(request) === undefined &&
    /^application\/x-www-form-urlencoded\b/i.test(type)
  );
}
