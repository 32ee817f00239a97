import { Button } from 'react-aria-components/Button';
import { useMessages } from '../messages/messages.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useUnsaved } from './use-unsaved.ts';

interface SaveBarProps {
  /** Of changes that are not saved. */
  readonly count: number;
  /** They cannot be saved as they are. */
  readonly isRefused?: boolean;
  /** What saves them. */
  readonly save: { readonly isPending: boolean; readonly error: unknown; reset(): void };
  onSave(): void;
  onDiscard(): void;
}

/** Saves or discards all changes of a table together, and asks before they are lost. */
export function SaveBar({ count, isRefused = false, save, onSave, onDiscard }: SaveBarProps) {
  const { format } = useMessages();
  useUnsaved(count > 0);
  return (
    <>
      {save.error !== null && <ProblemNotice error={save.error} />}
      <div className="tools">
        <Button
          className="primary"
          // Enabled without changes: a text that is being typed becomes one when the button is pressed.
          isDisabled={isRefused || save.isPending}
          onPress={() => count > 0 && onSave()}
        >
          {format('resources.save')}
        </Button>
        <Button
          className="secondary"
          isDisabled={count === 0 || save.isPending}
          onPress={() => {
            onDiscard();
            save.reset();
          }}
        >
          {format('resources.discard')}
        </Button>
        <span className="hint" role="status">
          {save.isPending ? format('resources.saving') : format('resources.unsaved', { count })}
        </span>
      </div>
    </>
  );
}
