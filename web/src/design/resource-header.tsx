import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../messages/messages.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { RenameForm } from './rename-form.tsx';

interface ResourceHeaderProps {
  /** Of the element that has the name. */
  readonly id: string;
  readonly name: string;
  /** Of the field in which the name is changed. */
  readonly label: string;
  readonly maxLength: number;
  /** Asked before it is deleted. */
  readonly question: string;
  readonly mayChange: boolean;
  onRename(name: string): void;
  onDelete(): void;
}

/** The name of what is chosen in a list, which can be changed, and the button that deletes it. One `key` a resource. */
export function ResourceHeader(props: ResourceHeaderProps) {
  const { id, name, label, maxLength, question, mayChange, onRename, onDelete } = props;
  const { format } = useMessages();
  /** Undefined until it was renamed: the button gets the focus back afterwards. */
  const [isRenaming, setRenaming] = useState<boolean>();
  const rename = (wanted: string): void => {
    onRename(wanted);
    setRenaming(false);
  };
  return (
    <header>
      {isRenaming === true ? (
        <RenameForm {...{ id, label, maxLength }} value={name} onRename={rename} onCancel={() => setRenaming(false)} />
      ) : (
        <h2 id={id}>{name}</h2>
      )}
      {mayChange && isRenaming !== true && (
        <span className="buttons">
          <Button className="secondary" autoFocus={isRenaming === false} onPress={() => setRenaming(true)}>
            {format('resources.rename')}
          </Button>
          <ConfirmButton label={format('resources.delete')} question={question} onConfirm={onDelete} />
        </span>
      )}
    </header>
  );
}
