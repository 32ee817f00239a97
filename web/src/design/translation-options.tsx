import type { Glossary } from '../api/glossaries.ts';
import { useMessages } from '../messages/messages.tsx';

const formalities = ['default', 'prefer_more', 'prefer_less'] as const;
export type Formality = (typeof formalities)[number];

interface ChoiceProps<Value> {
  readonly value: Value;
  onChange(value: Value): void;
}

export function FormalitySelect({ value, onChange }: ChoiceProps<Formality>) {
  const { format } = useMessages();
  return (
    <label>
      {format('translate.formality')}
      <select
        value={value}
        onChange={({ target }) => onChange(formalities.find((one) => one === target.value) ?? 'default')}
      >
        {formalities.map((each) => (
          <option key={each} value={each}>
            {format(`translate.formality.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Something stored that has a name, or nothing of its kind. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** Nothing where there are none. An empty value is no choice. */
export function ResourceSelect({
  label,
  choices,
  value,
  onChange,
}: ChoiceProps<string> & { readonly label: string; readonly choices: readonly Choice[] }) {
  const { format } = useMessages();
  if (choices.length === 0) return null;
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{format('translate.noGlossary')}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Nothing where there are none. An empty value is no glossary. */
export function GlossarySelect({
  glossaries,
  ...choice
}: ChoiceProps<string> & { readonly glossaries: readonly Pick<Glossary, 'glossary_id' | 'name'>[] }) {
  const { format } = useMessages();
  const choices = glossaries.map(({ glossary_id: id, name }) => ({ id, name }));
  return <ResourceSelect label={format('translate.glossary')} choices={choices} {...choice} />;
}
