import { useMessages } from '../../messages/messages.tsx';

interface TargetChoiceProps {
  readonly codes: readonly string[];
  readonly chosen: readonly string[];
  readonly most: number;
  onChange(codes: readonly string[]): void;
}

/** Languages to translate into. */
export function TargetChoice({ codes, chosen, most, onChange }: TargetChoiceProps) {
  const { format, language, languageName } = useMessages();
  const { compare } = new Intl.Collator(language);
  const names = codes
    .map((code) => ({ code, name: languageName(code) }))
    .sort((one, other) => compare(one.name, other.name));
  return (
    <details className="targets">
      <summary>
        {chosen.length === 0
          ? format('files.intoNone')
          : format('files.into', { languages: new Intl.ListFormat(language).format(chosen.map(languageName)) })}
      </summary>
      <fieldset>
        <legend className="hidden">{format('files.targets')}</legend>
        <div className="checks">
          {names.map(({ code, name }) => (
            <label key={code} className="check">
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                disabled={!chosen.includes(code) && chosen.length >= most}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
                }
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
