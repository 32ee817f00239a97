import { type Change, diffWords } from './diff-words.ts';
import { type Reason, reasonsOf } from './reasons.ts';

/** A change that may still be made, by its number. */
export interface Suggestion extends Change {
  readonly id: number;
  /** Absent where the server says none. */
  readonly reason?: string;
}

/** How to go back one decision: what is in these parts of the text becomes what it was. */
interface Decision {
  readonly kind: 'accepted' | 'rejected';
  readonly changes: readonly Change[];
}

/** A text under review. Only its person changes it: by typing, and by accepting. */
export interface Review {
  readonly text: string;
  /** Of the text as it is, in order, apart from each other. */
  readonly suggestions: readonly Suggestion[];
  /** What was refused; typing elsewhere keeps it refused. */
  readonly rejected: readonly Change[];
  /** The last one at the end. */
  readonly decisions: readonly Decision[];
  readonly selected: number | undefined;
  /** What was typed last; another object with each typing. */
  readonly typed: { readonly text: string };
  /** Nothing was typed since the last decision, or since it was taken back. */
  readonly isDecidedLast: boolean;
  readonly nextId: number;
}

export type ReviewAction =
  | { readonly type: 'typed'; readonly text: string }
  /** The server's answer to a text. */
  | { readonly type: 'answered'; readonly asked: string; readonly answer: string; readonly reasons?: readonly Reason[] }
  | { readonly type: 'accepted' | 'rejected' | 'selected'; readonly id: number }
  | { readonly type: 'acceptedAll' | 'undone' | 'withdrawn' };

export const emptyReview: Review = {
  text: '',
  suggestions: [],
  rejected: [],
  decisions: [],
  selected: undefined,
  typed: { text: '' },
  isDecidedLast: false,
  nextId: 1,
};

export function reduceReview(review: Review, action: ReviewAction): Review {
  switch (action.type) {
    case 'typed':
      return { ...moveAll(review, action.text), typed: { text: action.text }, isDecidedLast: false };
    case 'answered':
      return takeAnswer(review, action.asked, action.answer, action.reasons ?? []);
    case 'accepted':
      return accept(
        review,
        review.suggestions.filter(({ id }) => id === action.id),
      );
    case 'acceptedAll':
      return accept(review, review.suggestions);
    case 'rejected':
      return reject(review, action.id);
    case 'selected':
      return { ...review, selected: action.id };
    case 'undone':
      return undo(review);
    case 'withdrawn':
      return { ...review, suggestions: [], selected: undefined };
  }
}

/** The suggestion after it, else the one before. */
export function neighbourOf(suggestions: readonly Suggestion[], id: number): number | undefined {
  const index = suggestions.findIndex((each) => each.id === id);
  return (suggestions[index + 1] ?? suggestions[index - 1])?.id;
}

/** Makes the changes, which are in order and apart. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  let [result, from] = ['', 0];
  for (const { start, end, replacement } of changes) {
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}

/** Changes of one text as changes of another that was made from it by typing at one place. Those that it touched are gone. */
export function moveChanges<Kind extends Change>(
  changes: readonly Kind[],
  before: string,
  after: string,
): readonly Kind[] {
  if (before === after || changes.length === 0) return changes;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let ending = 0;
  while (ending < most - start && before[before.length - 1 - ending] === after[after.length - 1 - ending]) ending += 1;
  const end = before.length - ending;
  const shift = after.length - before.length;
  return changes.flatMap((change) => {
    const isBefore = change.end <= start;
    if (!isBefore && change.start < end) return [];
    const moved = isBefore ? change : { ...change, start: change.start + shift, end: change.end + shift };
    // A letter at its side makes it another word.
    const isWhole = isBoundary(after, moved.start) && isBoundary(after, moved.end);
    return isWhole || (change.end < start && isBefore) || (change.start > end && !isBefore) ? [moved] : [];
  });
}

const letter = /[\p{L}\p{N}\p{M}]/u;

function isBoundary(text: string, index: number): boolean {
  return !(letter.test(text[index - 1] ?? '') && letter.test(text[index] ?? ''));
}

function moveAll(review: Review, text: string): Review {
  const move = <Kind extends Change>(changes: readonly Kind[]): readonly Kind[] =>
    moveChanges(changes, review.text, text);
  return withSelection({
    ...review,
    text,
    suggestions: move(review.suggestions),
    rejected: move(review.rejected),
    decisions: review.decisions
      .map((decision) => ({ ...decision, changes: move(decision.changes) }))
      .filter(({ changes }) => changes.length > 0),
  });
}

function takeAnswer(review: Review, asked: string, answer: string, reasons: readonly Reason[]): Review {
  // With nothing typed since, what was accepted meanwhile came from an answer as well: the rest is what still differs.
  const isCurrent = review.typed.text === asked;
  const answered = diffWords(asked, answer);
  const changes = isCurrent ? diffWords(review.text, answer) : moveChanges(answered, asked, review.text);
  const why = reasonsOf(asked, answered, reasons);
  const isRejected = (change: Change): boolean => review.rejected.some((one) => isSame(one, change));
  const wanted = changes.filter((change) => !isRejected(change));
  const known = (change: Change): number | undefined => review.suggestions.find((one) => isSame(one, change))?.id;
  return withSelection({
    ...review,
    suggestions: wanted.map((change, index) => {
      const reason = why(review.text.slice(change.start, change.end), change.replacement);
      return { ...change, id: known(change) ?? review.nextId + index, ...(reason !== undefined && { reason }) };
    }),
    nextId: review.nextId + wanted.length,
  });
}

function isSame(one: Change, other: Change): boolean {
  return one.start === other.start && one.end === other.end && one.replacement === other.replacement;
}

function accept(review: Review, accepted: readonly Suggestion[]): Review {
  if (accepted.length === 0) return review;
  const others = review.suggestions.filter((one) => !accepted.includes(one));
  const shift = shiftBy(accepted);
  const undoing = inverseOf(review.text, accepted);
  const [only] = accepted;
  return withSelection({
    ...review,
    text: applyChanges(review.text, accepted),
    suggestions: others.map((change) => shifted(change, shift)),
    rejected: review.rejected.map((change) => shifted(change, shift)),
    isDecidedLast: true,
    decisions: [
      ...review.decisions.map((each) => ({ ...each, changes: each.changes.map((change) => shifted(change, shift)) })),
      { kind: 'accepted', changes: undoing },
    ],
    selected: only && accepted.length === 1 ? neighbourOf(review.suggestions, only.id) : review.selected,
  });
}

function reject(review: Review, id: number): Review {
  const rejected = review.suggestions.find((one) => one.id === id);
  if (rejected === undefined) return review;
  return withSelection({
    ...review,
    suggestions: review.suggestions.filter((one) => one !== rejected),
    isDecidedLast: true,
    rejected: [...review.rejected, rejected],
    decisions: [...review.decisions, { kind: 'rejected', changes: [rejected] }],
    selected: neighbourOf(review.suggestions, id),
  });
}

function undo(review: Review): Review {
  const last = review.decisions.at(-1);
  if (last === undefined) return review;
  const decisions = review.decisions.slice(0, -1);
  if (last.kind === 'rejected') {
    const rejected = review.rejected.filter((one) => !last.changes.some((change) => isSame(change, one)));
    return offerAgain({ ...review, decisions, rejected }, last.changes);
  }
  const shift = shiftBy(last.changes);
  const again = inverseOf(review.text, last.changes);
  const move = <Kind extends Change>(changes: readonly Kind[]) => changes.map((change) => shifted(change, shift));
  const before = {
    ...review,
    text: applyChanges(review.text, last.changes),
    suggestions: move(review.suggestions),
    rejected: move(review.rejected),
    decisions: decisions.map((each) => ({ ...each, changes: move(each.changes) })),
  };
  return offerAgain(before, again);
}

/** What was decided is open again, and selected. A newer suggestion for the same words gives way. */
function offerAgain(review: Review, changes: readonly Change[]): Review {
  const again = changes.map(({ start, end, replacement }, index) => ({
    start,
    end,
    replacement,
    id: review.nextId + index,
  }));
  const others = review.suggestions.filter(
    (one) => !again.some(({ start, end }) => one.start < end && start < one.end),
  );
  return {
    ...review,
    isDecidedLast: true,
    suggestions: [...others, ...again].sort((one, other) => one.start - other.start),
    selected: review.nextId,
    nextId: review.nextId + again.length,
  };
}

/** The changes that take these back. */
function inverseOf(text: string, changes: readonly Change[]): readonly Change[] {
  let shift = 0;
  return changes.map(({ start, end, replacement }) => {
    const inverse = {
      start: start + shift,
      end: start + shift + replacement.length,
      replacement: text.slice(start, end),
    };
    shift += replacement.length - (end - start);
    return inverse;
  });
}

/** Where an index is after the changes. */
function shiftBy(changes: readonly Change[]): (index: number) => number {
  return (index) =>
    changes.reduce(
      (moved, { start, end, replacement }) =>
        end <= index && (start < index || start === end) ? moved + replacement.length - (end - start) : moved,
      index,
    );
}

function shifted<Kind extends Change>(change: Kind, shift: (index: number) => number): Kind {
  const start = shift(change.start);
  return { ...change, start, end: start + change.end - change.start };
}

/** What is selected is there. */
function withSelection(review: Review): Review {
  const isThere = review.suggestions.some(({ id }) => id === review.selected);
  return isThere ? review : { ...review, selected: review.suggestions[0]?.id };
}
