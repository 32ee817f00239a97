import { useMessages } from '../../messages/messages.tsx';
import { type Style, styles, type Tone, tones } from './improve-text.ts';

interface StyleSelectProps {
  readonly hasStyles: boolean;
  readonly hasTones: boolean;
  readonly value: Style | Tone | undefined;
  onChange(style: Style | Tone | undefined): void;
}

/** Styles and tones that the language has on this server. */
export function StyleSelect({ hasStyles, hasTones, value, onChange }: StyleSelectProps) {
  const { format } = useMessages();
  const offered = [...(hasStyles ? styles : []), ...(hasTones ? tones : [])];
  const group = (label: string, of: readonly (Style | Tone)[]) => (
    <optgroup label={label}>
      {of.map((each) => (
        <option key={each} value={each}>
          {format(`write.style.${each}`)}
        </option>
      ))}
    </optgroup>
  );
  return (
    <label>
      {format('write.style')}
      <select value={value ?? ''} onChange={({ target }) => onChange(offered.find((one) => one === target.value))}>
        <option value="">{format('write.style.none')}</option>
        {hasStyles && group(format('write.styles'), styles)}
        {hasTones && group(format('write.tones'), tones)}
      </select>
    </label>
  );
}
