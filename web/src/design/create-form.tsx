import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { mayLeave } from '../shell/location.ts';

interface CreateFormProps {
  /** Of the field for the name. */
  readonly label: string;
  readonly maxLength: number;
  readonly button: string;
  readonly isPending: boolean;
  /** What a new one needs beside its name. */
  readonly children?: ReactNode;
  /** Rejects where there is no new one; whoever calls the server says why. */
  onCreate(name: string): Promise<void>;
}

/** A new resource of a list. It is opened at once, so changes that are not saved are asked about first. */
export function CreateForm({ label, maxLength, button, isPending, children, onCreate }: CreateFormProps) {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '' || !mayLeave()) return;
        onCreate(name.trim()).then(
          () => setName(''),
          () => {},
        );
      }}
    >
      <label>
        {label}
        <input value={name} maxLength={maxLength} onChange={({ target }) => setName(target.value)} />
      </label>
      {children}
      <Button type="submit" className="secondary" isDisabled={isPending}>
        {button}
      </Button>
    </form>
  );
}
