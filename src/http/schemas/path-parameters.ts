import { Type } from 'typebox';

/** A UUID of a resource as a parameter of a path; a malformed one is a 400, an unknown one a 404 (`facts.md`). */
export function resourceId(description: string) {
  return Type.String({
    pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    'x-expected': 'it is not a UUID.',
    description,
  });
}
