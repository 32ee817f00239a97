import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../messages/messages.tsx';

interface RenameFormProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  onRename(name: string): void;
  onCancel(): void;
}

/** A field in the position of a name, with a button that keeps what was typed. Escape leaves the name as it was. */
export function RenameForm({ id, label, value, maxLength, onRename, onCancel }: RenameFormProps) {
  const { format } = useMessages();
  const [name, setName] = useState(value);
  return (
    <form
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onRename(name.trim());
      }}
    >
      <input
        id={id}
        aria-label={label}
        // biome-ignore lint/a11y/noAutofocus: follows the button that opened it
        autoFocus
        value={name}
        maxLength={maxLength}
        onChange={({ target }) => setName(target.value)}
      />{' '}
      <Button type="submit" className="secondary">
        {format('resources.save')}
      </Button>
    </form>
  );
}
