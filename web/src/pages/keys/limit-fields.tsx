import { useMessages } from '../../messages/messages.tsx';
import type { GivenLimits } from './limits.ts';

const fields = [
  { name: 'characters', message: 'keys.limit.characters', step: 1, minimum: 0 },
  { name: 'minutes', message: 'keys.limit.minutes', step: 'any', minimum: 0 },
  { name: 'requests', message: 'keys.limit.requests', step: 1, minimum: 1 },
] as const;

interface LimitFieldsProps {
  readonly value: GivenLimits;
  onChange(value: GivenLimits): void;
}

export function LimitFields({ value, onChange }: LimitFieldsProps) {
  const { format } = useMessages();
  return (
    <fieldset>
      <legend>{format('keys.limits')}</legend>
      <div className="row">
        {fields.map(({ name, message, step, minimum }) => (
          <label key={name}>
            <span className="hint">{format(message)}</span>
            <input
              type="number"
              min={minimum}
              step={step}
              placeholder={format('keys.noLimit')}
              value={value[name]}
              onChange={({ target }) => onChange({ ...value, [name]: target.value })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
