import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { convertVariant } from './convert-variant.ts';

type Pair = readonly [american: string, british: string];

/** Both ways. */
const alike: readonly Pair[] = [
  ['The meeting is on March 4, 2025.', 'The meeting is on 4 March 2025.'],
  ['The deadline is March 4th, 2025.', 'The deadline is 4th March 2025.'],
  ['Tuesday, March 4, 2025', 'Tuesday 4 March 2025'],
  ['He was born on March 4, 2025, in Leeds.', 'He was born on 4 March 2025 in Leeds.'],
  ['We discussed it at the March 4, 2025, meeting.', 'We discussed it at the 4 March 2025 meeting.'],
  ['See you on March 4.', 'See you on 4 March.'],
  ['It runs from March 4 to March 6.', 'It runs from 4 March to 6 March.'],
  ['It runs March 4–6, 2025.', 'It runs 4–6 March 2025.'],
  ['London, March 4, 2025', 'London, 4 March 2025'],
  ['The forms of Dec. 24, 2025', 'The forms of 24 Dec. 2025'],
  ['It is 30 meters to the harbor.', 'It is 30 metres to the harbour.'],
  ['The jeweler’s catalog lists woolen hats.', 'The jeweller’s catalogue lists woollen hats.'],
  ['He is an honorable counselor.', 'He is an honourable counsellor.'],
  ['The organization’s program starts.', 'The organisation’s program starts.'],
  ['We turned it counterclockwise.', 'We turned it anticlockwise.'],
];

const toBritish: readonly Pair[] = [
  ['On March 4, 2025, we met.', 'On 4 March 2025, we met.'],
  ['Take the elevator to the restroom.', 'Take the lift to the toilet.'],
  ['I watched a TV program about tires.', 'I watched a TV programme about tires.'],
  ['We practiced with a flat tire.', 'We practised with a flat tyre.'],
  ['Please read the license of the program.', 'Please read the licence of the program.'],
];

const toAmerican: readonly Pair[] = [
  ['On 4 March 2025 Tom came.', 'On March 4, 2025, Tom came.'],
  ['On Tuesday, 4 March, we met.', 'On Tuesday, March 4, we met.'],
  ['Whilst I waited, the lorry stopped.', 'While I waited, the truck stopped.'],
  ['A cashpoint is near the car park.', 'An ATM is near the parking lot.'],
  ['The estate agent paid for the licence.', 'The real estate agent paid for the license.'],
];

/** Whichever way they go. */
const kept: readonly string[] = [
  'In May 2025 we met.',
  'The attacks of September 11, 2001, changed everything.',
  'After September 11 all was different, and after 11 September too.',
  'The March 4, 2025 Agreement and the 4 March 2025 Movement.',
  '“We start on March 4, 2025,” he wrote, “or on 4 March.”',
  '`March 4, 2025` and https://example.org/4 March 2025.',
  'Date: Tue, 4 Mar 2025 10:00:00 +0000',
  'On January 3, 5 and 7, and on 4 and 5 March 2025.',
  'By March 4 people had left, and there were 4 May bugs.',
  'February 30, 2025, and 31 June 2025.',
  'They may march in room 4 March.',
  'Dr. Gray and Mrs. Grey met at Pearl Harbor.',
];

describe('American and British English', () => {
  for (const [american, british] of alike)
    test(`${american} ↔ ${british}`, () => {
      assert.equal(convertVariant(american, 'en-US', 'en-GB'), british);
      assert.equal(convertVariant(british, 'en-GB', 'en-US'), american);
    });
  for (const [from, to, pairs] of [
    ['en-US', 'en-GB', toBritish],
    ['en-GB', 'en-US', toAmerican],
  ] as const)
    for (const [before, after] of pairs)
      test(`${from} → ${to}: ${before}`, () => {
        assert.equal(convertVariant(before, from, to), after);
        assert.equal(convertVariant(after, from, to), after);
      });
  for (const text of kept)
    test(`stays: ${text}`, () => {
      assert.equal(convertVariant(text, 'en-US', 'en-GB'), text);
      assert.equal(convertVariant(text, 'en-GB', 'en-US'), text);
    });
});
