import assert from 'node:assert/strict';
import { it } from 'node:test';
import { maskLongWords } from './mask-long-words.ts';

it('words that are too long for any language are blanks for Harper, in the same positions', () => {
  const key = 'QUxMIFlPVVIgQkFTRSBBUkUgQkVMT05HIFRPIFVTQUxMIFlPVVIgQkFTRSBBUkUgQkVMT05H';
  assert.equal(maskLongWords(`He go ${key} home.`), `He go ${' '.repeat(key.length)} home.`);
  assert.equal(maskLongWords("a'".repeat(4_500)), ' '.repeat(9_000));
  const text = 'Pneumonoultramicroscopicsilicovolcanoconiosis, antidisestablishmentarianism and a-b-c-d stay.';
  assert.equal(maskLongWords(text), text);
});
