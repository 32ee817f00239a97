import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../messages/messages.tsx';

interface ConfirmButtonProps {
  readonly label: string;
  /** What is asked first, since it cannot be taken back. */
  readonly question: string;
  onConfirm(): void;
}

/** A button that asks before it acts, without covering the page. */
export function ConfirmButton({ label, question, onConfirm }: ConfirmButtonProps) {
  const { format } = useMessages();
  /** Undefined until it was asked: the button gets the focus back afterwards. */
  const [isAsking, setAsking] = useState<boolean>();
  if (isAsking !== true)
    return (
      <Button className="secondary" autoFocus={isAsking === false} onPress={() => setAsking(true)}>
        {label}
      </Button>
    );
  return (
    <fieldset className="confirm" role="alert" onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}>
      <legend>{question}</legend>
      <Button
        className="secondary danger"
        autoFocus
        onPress={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {label}
      </Button>
      <Button className="secondary" onPress={() => setAsking(false)}>
        {format('resources.cancel')}
      </Button>
    </fieldset>
  );
}
