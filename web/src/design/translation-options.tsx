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

/** Nothing where there are none. An empty value is no glossary. */
export function GlossarySelect({
  glossaries,
  value,
  onChange,
}: ChoiceProps<string> & { readonly glossaries: readonly Pick<Glossary, 'glossary_id' | 'name'>[] }) {
  const { format } = useMessages();
  if (glossaries.length === 0) return null;
  return (
    <label>
      {format('translate.glossary')}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{format('translate.noGlossary')}</option>
        {glossaries.map(({ glossary_id, name }) => (
          <option key={glossary_id} value={glossary_id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
