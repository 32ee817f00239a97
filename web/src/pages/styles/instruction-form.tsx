import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { InstructionText } from './style-requests.ts';

interface InstructionFormProps {
  /** Of the form, where there is more than one. */
  readonly label?: string;
  readonly text: InstructionText;
  readonly button: string;
  readonly isPending: boolean;
  readonly error?: unknown;
  onChange(text: InstructionText): void;
  /** Neither field is empty. */
  onSubmit(text: InstructionText): void;
  /** Where it was opened by a button. */
  onCancel?(): void;
}

/** The label and the text of an instruction, which is one line however many it is shown in. Escape leaves it as it was. */
export function InstructionForm(props: InstructionFormProps) {
  const { label, text, button, isPending, error = null, onChange, onSubmit, onCancel } = props;
  const { format } = useMessages();
  const id = useId();
  return (
    <form
      className="instruction"
      {...(label !== undefined && { 'aria-label': label })}
      onKeyDown={({ key, nativeEvent: { isComposing } }) => key === 'Escape' && !isComposing && onCancel?.()}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = { label: text.label.trim(), prompt: text.prompt.trim() };
        if (!isPending && wanted.label !== '' && wanted.prompt !== '') onSubmit(wanted);
      }}
    >
      <label>
        {format('styles.instructionLabel')}
        <input
          value={text.label}
          maxLength={100}
          onChange={({ target }) => onChange({ ...text, label: target.value })}
        />
      </label>
      {/* Not around the field: what is in a text area would be part of its name. */}
      <label htmlFor={id}>{format('styles.instructionPrompt')}</label>
      <textarea
        id={id}
        rows={2}
        // biome-ignore lint/a11y/noAutofocus: follows the button that opened it
        autoFocus={onCancel !== undefined}
        value={text.prompt}
        maxLength={300}
        dir="auto"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (!event.repeat) event.currentTarget.form?.requestSubmit();
        }}
        onChange={({ target }) => onChange({ ...text, prompt: target.value.replaceAll(/\s*\n\s*/g, ' ') })}
      />
      {error !== null && <ProblemNotice error={error} />}
      <span className="buttons">
        <Button type="submit" className="secondary" isDisabled={isPending}>
          {button}
        </Button>
        {onCancel !== undefined && (
          <Button className="secondary" onPress={onCancel}>
            {format('resources.cancel')}
          </Button>
        )}
      </span>
    </form>
  );
}
