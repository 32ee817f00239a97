import { useMessages } from '../messages/messages.tsx';

interface LanguageSelectProps {
  readonly label: string;
  readonly value: string;
  readonly codes: readonly string[];
  /** What is offered first: to have the language detected. */
  readonly first?: { readonly value: string; readonly text: string };
  /** Languages that need something first, at the end. */
  readonly missing?: { readonly label: string; readonly codes: readonly string[] };
  onChange(code: string): void;
}

/** A list of the browser: type to search, the wheel of a phone, nothing to load. Sorted as its readers sort. */
export function LanguageSelect({ label, value, codes, first, missing, onChange }: LanguageSelectProps) {
  const { languageName, language } = useMessages();
  const { compare } = new Intl.Collator(language);
  const options = (of: readonly string[]) =>
    of
      .map((code) => ({ code, name: languageName(code) }))
      .sort((one, other) => compare(one.name, other.name))
      .map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ));
  return (
    <select className="language" aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {first !== undefined && <option value={first.value}>{first.text}</option>}
      {options(codes)}
      {missing !== undefined && missing.codes.length > 0 && (
        <optgroup label={missing.label}>{options(missing.codes)}</optgroup>
      )}
    </select>
  );
}
