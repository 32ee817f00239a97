import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { StyleList } from '../../api/style-lists.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useUnsaved } from '../../design/use-unsaved.ts';
import { useMessages } from '../../messages/messages.tsx';
import { InstructionForm } from './instruction-form.tsx';
import {
  addInstruction,
  type InstructionText,
  removeInstruction,
  replaceInstruction,
  useStyleChange,
} from './style-requests.ts';

type Instruction = StyleList['custom_instructions'][number];

const empty: InstructionText = { label: '', prompt: '' };

interface InstructionsProps {
  readonly list: StyleList;
  readonly mayChange: boolean;
}

/** The instructions of a list; each is changed where it stands. */
export function Instructions({ list, mayChange }: InstructionsProps) {
  const { format } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState(empty);
  const [edited, setEdited] = useState<Instruction>();
  /** Whose button gets the focus back. */
  const [lastId, setLastId] = useState<string>();
  const add = useStyleChange(addInstruction);
  const replace = useStyleChange(replaceInstruction);
  const remove = useStyleChange(removeInstruction);
  const { style_id: id, version, custom_instructions: instructions } = list;
  const before = instructions.find((instruction) => instruction.id === edited?.id);
  const isChanged = edited !== undefined && before !== undefined && !isSame(edited, before);
  useUnsaved(isChanged || !isSame(added, empty));
  const edit = (instruction: Instruction): void => {
    replace.reset();
    setEdited(instruction);
    setLastId(instruction.id);
  };
  const close = (): void => setEdited(undefined);
  const error = add.error ?? remove.error;
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {format('styles.instructions')}
      </h3>
      <p className="hint">{format('styles.instructionsHint')}</p>
      <ul className="rows">
        {instructions.map((instruction) => (
          <li key={instruction.id}>
            {edited?.id === instruction.id ? (
              <InstructionForm
                label={format('styles.editInstruction', { label: instruction.label })}
                text={edited}
                button={format('resources.save')}
                isPending={replace.isPending}
                error={replace.error}
                onChange={(text) => setEdited({ ...edited, ...text })}
                onSubmit={(text) =>
                  isChanged
                    ? replace.mutate({ id, version, instruction: { ...edited, ...text } }, { onSuccess: close })
                    : close()
                }
                onCancel={close}
              />
            ) : (
              <>
                <div>
                  <strong>{instruction.label}</strong>
                  <p dir="auto">{instruction.prompt}</p>
                </div>
                {mayChange && (
                  <span className="buttons">
                    <Button
                      className="secondary"
                      autoFocus={edited === undefined && lastId === instruction.id}
                      isDisabled={isChanged}
                      aria-label={format('styles.editInstruction', { label: instruction.label })}
                      onPress={() => edit(instruction)}
                    >
                      {format('resources.edit')}
                    </Button>
                    <Button
                      className="secondary"
                      aria-label={format('styles.removeInstruction', { label: instruction.label })}
                      onPress={() => {
                        remove.mutate({ id, instruction: instruction.id, version });
                        heading.current?.focus();
                      }}
                    >
                      {format('resources.delete')}
                    </Button>
                  </span>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {error !== null && <ProblemNotice error={error} />}
      {mayChange && (
        <InstructionForm
          text={added}
          button={format('styles.addInstruction')}
          isPending={add.isPending}
          onChange={setAdded}
          onSubmit={(text) => add.mutate({ id, ...text }, { onSuccess: () => setAdded(empty) })}
        />
      )}
    </section>
  );
}

function isSame(one: InstructionText, other: InstructionText): boolean {
  return one.label === other.label && one.prompt === other.prompt;
}
