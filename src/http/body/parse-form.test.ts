import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maximumFormFields, parseForm } from './parse-form.ts';

const fields = (count: number): string => Array.from({ length: count }, (_, index) => `text=${index}`).join('&');

describe('a form', () => {
  it('may have 5,000 fields, none of which is lost', () => {
    const { text } = parseForm(fields(maximumFormFields)) as { readonly text: readonly string[] };
    assert.deepEqual(
      text,
      Array.from({ length: 5_000 }, (_, index) => String(index)),
    );
  });

  it('is refused with more, empty ones included', () => {
    for (const form of [fields(maximumFormFields + 1), '&'.repeat(maximumFormFields)])
      assert.throws(() => parseForm(form), {
        code: 'invalid_body',
        message: 'The request body could not be read: it has more than 5000 fields.',
      });
  });
});
