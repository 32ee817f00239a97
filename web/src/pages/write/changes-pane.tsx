import { type KeyboardEvent, type ReactNode, type RefObject, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../messages/messages.tsx';
import type { Review, ReviewAction, Suggestion } from './review.ts';

interface ChangesPaneProps {
  readonly review: Review;
  readonly language: string;
  readonly list: RefObject<HTMLDivElement | null>;
  decide(action: ReviewAction): void;
}

/** The text with its changes in it. One is selected: Enter accepts it, Escape rejects it. */
export function ChangesPane({ review, language, list, decide }: ChangesPaneProps) {
  const { format, language: uiLanguage } = useMessages();
  const { text, suggestions, selected } = review;
  const parts = useMemo(() => partsOf(text, suggestions), [text, suggestions]);
  const onKeyDown = (event: KeyboardEvent, id: number): void => {
    const type = ({ Enter: 'accepted', ' ': 'accepted', Escape: 'rejected' } as const)[event.key];
    if (type === undefined) return;
    event.preventDefault();
    decide({ type, id });
  };
  return (
    <div className="output changes" ref={list} lang={language} dir="auto">
      {parts.map((part): ReactNode => {
        if (typeof part === 'string') return part;
        const before = text.slice(part.start, part.end);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button would not break over lines as words do
          <span
            key={part.id}
            role="button"
            className="change"
            data-change={part.id}
            aria-current={part.id === selected ? 'true' : undefined}
            aria-description={part.reason}
            title={part.reason}
            aria-keyshortcuts="Enter Escape"
            tabIndex={part.id === selected ? 0 : -1}
            onFocus={() => part.id !== selected && decide({ type: 'selected', id: part.id })}
            onClick={({ currentTarget }) => currentTarget.focus()}
            onKeyDown={(event) => onKeyDown(event, part.id)}
          >
            <span className="hidden" lang={uiLanguage}>
              {labelOf(review, part, format)}
            </span>
            {before !== '' && <del aria-hidden="true">{visible(before)}</del>}
            {part.replacement !== '' && <ins aria-hidden="true">{visible(part.replacement)}</ins>}
          </span>
        );
      })}
    </div>
  );
}

/** What is selected, and what can be done with it; always at the same position, so that nothing jumps. */
export function DecisionBar({ review, language, decide }: Omit<ChangesPaneProps, 'list'>) {
  const { format } = useMessages();
  const change = review.suggestions.find(({ id }) => id === review.selected);
  if (change === undefined) return null;
  return (
    <fieldset className="decide" aria-label={labelOf(review, change, format)}>
      <p className="what" lang={language} dir="auto" aria-hidden="true">
        {change.start < change.end && <del>{visible(review.text.slice(change.start, change.end))}</del>}{' '}
        {change.replacement !== '' && <ins>{visible(change.replacement)}</ins>}
      </p>
      {change.reason !== undefined && (
        <p className="why" dir="auto">
          {change.reason}
        </p>
      )}
      <Button className="secondary" onPress={() => decide({ type: 'accepted', id: change.id })}>
        {format('write.accept')}
      </Button>
      <Button className="secondary" onPress={() => decide({ type: 'rejected', id: change.id })}>
        {format('write.reject')}
      </Button>
    </fieldset>
  );
}

type Format = ReturnType<typeof useMessages>['format'];

/** What the change is, and which of how many. */
function labelOf({ text, suggestions }: Review, change: Suggestion, format: Format): string {
  const [before, after] = [text.slice(change.start, change.end), change.replacement];
  const name = before === '' ? 'write.insert' : after === '' ? 'write.remove' : 'write.replace';
  return format('write.change', {
    number: suggestions.indexOf(change) + 1,
    count: suggestions.length,
    what: format(name, { before, after }),
  });
}

function partsOf(text: string, suggestions: readonly Suggestion[]): readonly (string | Suggestion)[] {
  const parts: (string | Suggestion)[] = [];
  let from = 0;
  for (const change of suggestions) {
    parts.push(text.slice(from, change.start), change);
    from = change.end;
  }
  return [...parts, text.slice(from)];
}

/** Line ends and spaces that are all there is. */
function visible(text: string): string {
  return text.trim() === '' ? text.replaceAll(' ', '·').replaceAll('\n', '↵\n') : text;
}
