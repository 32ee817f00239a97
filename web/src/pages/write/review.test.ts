import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { emptyReview, type Review, type ReviewAction, reduceReview } from './review.ts';
import { splitText } from './split-text.ts';

function after(...actions: readonly ReviewAction[]): Review {
  return actions.reduce(reduceReview, emptyReview);
}

const text = 'I recieve a apple evry day.';
const answer = 'I receive an apple every day.';
const asked: readonly ReviewAction[] = [
  { type: 'typed', text },
  { type: 'answered', asked: text, answer },
];
/** Each suggestion as `before → after`. */
const show = ({ text: current, suggestions }: Review): readonly string[] =>
  suggestions.map(({ start, end, replacement }) => `${current.slice(start, end)} → ${replacement}`);
const idOf = (review: Review, word: string): number =>
  review.suggestions.find(({ replacement }) => replacement === word)?.id ?? 0;

describe('a review', () => {
  const open = after(...asked);
  const on = (review: Review, ...actions: readonly ReviewAction[]): Review => actions.reduce(reduceReview, review);

  it('changes nothing by itself', () => {
    assert.equal(open.text, text);
    assert.deepEqual(show(open), ['recieve → receive', 'a → an', 'evry → every']);
  });

  it('accepts one change, selects the next, and takes it back', () => {
    const accepted = on(open, { type: 'accepted', id: idOf(open, 'an') });
    assert.equal(accepted.text, 'I recieve an apple evry day.');
    assert.deepEqual(show(accepted), ['recieve → receive', 'evry → every']);
    assert.equal(accepted.selected, idOf(open, 'every'));
    const undone = on(accepted, { type: 'undone' });
    assert.equal(undone.text, text);
    assert.deepEqual(show(undone), show(open));
  });

  it('accepts all, and takes all back at once', () => {
    const accepted = on(open, { type: 'acceptedAll' });
    assert.deepEqual([accepted.text, accepted.suggestions], [answer, []]);
    const undone = on(accepted, { type: 'undone' });
    assert.equal(undone.text, text);
    assert.deepEqual(show(undone), show(open));
  });

  it('keeps refusals while the person goes on typing before and behind, and until they are taken back', () => {
    let review = on(open, { type: 'rejected', id: idOf(open, 'receive') });
    for (const typed of [`${text} Yes.`, `Today ${text} Yes.`]) {
      review = on(
        review,
        { type: 'typed', text: typed },
        { type: 'answered', asked: typed, answer: typed.replace(text, answer) },
      );
      assert.deepEqual(show(review), ['a → an', 'evry → every'], typed);
    }
    assert.deepEqual(show(on(review, { type: 'undone' })), show(open));
  });

  it('asks again about a word that was changed', () => {
    const typed = text.replace('recieve', 'recieved');
    const review = on(open, { type: 'rejected', id: idOf(open, 'receive') }, { type: 'typed', text: typed });
    const corrected = on(review, { type: 'answered', asked: typed, answer: typed.replace('recieved', 'received') });
    assert.deepEqual(show(corrected), ['recieved → received']);
  });

  it('undoes a decision without what was typed after it', () => {
    const accepted = on(open, { type: 'accepted', id: idOf(open, 'receive') });
    const typed = on(accepted, { type: 'typed', text: `${accepted.text} And more.` });
    assert.equal(on(typed, { type: 'undone' }).text, `${text} And more.`);
    const changed = on(accepted, { type: 'typed', text: accepted.text.replace('receive', 'got') });
    assert.deepEqual([changed.decisions, on(changed, { type: 'undone' }).text], [[], changed.text]);
  });

  it('takes an answer that comes after a decision or more typing', () => {
    const accepted = on(open, { type: 'accepted', id: idOf(open, 'an') });
    assert.deepEqual(show(on(accepted, { type: 'answered', asked: text, answer })), [
      'recieve → receive',
      'evry → every',
    ]);
    const typed = on(open, { type: 'typed', text: `So ${text}` });
    assert.deepEqual(show(on(typed, { type: 'answered', asked: text, answer })), show(open));
  });

  it('comes back to what it was, whatever was decided', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(9)), { maxLength: 8 }), (choices) => {
        let review = open;
        for (const [isAccepted, choice] of choices) {
          const chosen = review.suggestions[choice % Math.max(1, review.suggestions.length)];
          if (chosen !== undefined) review = on(review, { type: isAccepted ? 'accepted' : 'rejected', id: chosen.id });
        }
        while (review.decisions.length > 0) review = on(review, { type: 'undone' });
        assert.equal(review.text, text);
        assert.deepEqual(show(review), show(open));
      }),
    );
  });
});

describe('parts of a long text', () => {
  it('fit in a request, end at lines, sentences or words, and are together the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('word ', 'end. ', 'line\n', '漢字。', '👩‍💻', '"'), { maxLength: 80 }),
        (words) => {
          const whole = words.join('');
          const parts = splitText(whole, 40);
          assert.equal(parts.join(''), whole);
          for (const part of parts) assert.ok(new TextEncoder().encode(JSON.stringify(part)).length <= 40, part);
        },
      ),
    );
    assert.deepEqual(splitText('One. Two three.', 11), ['One. ', 'Two ', 'three.']);
  });
});
