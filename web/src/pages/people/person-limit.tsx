import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../messages/messages.tsx';
import type { Person } from './people-requests.ts';

/** What a person has used of the limit, and the limit: empty is none. */
export function PersonLimit({
  person,
  isBusy,
  onChange,
}: {
  readonly person: Person;
  readonly isBusy: boolean;
  readonly onChange: (characters: number | null) => void;
}) {
  const { format, locale } = useMessages();
  const { characters: limit, used_characters: used } = person;
  const [given, setGiven] = useState<string>();
  const numbers = new Intl.NumberFormat(locale);
  const shown = given ?? (limit === null ? '' : String(limit));
  return (
    <form
      className="limit"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(shown === '' ? null : Number(shown));
      }}
    >
      <p className="hint">
        {limit === null
          ? format('people.used', { used: numbers.format(used) })
          : format('people.usedOf', { used: numbers.format(used), limit: numbers.format(limit) })}
      </p>
      <div className="buttons">
        <label>
          {format('people.limit')}
          <input
            type="number"
            min={0}
            max={Number.MAX_SAFE_INTEGER}
            step={1}
            placeholder={format('people.noLimit')}
            value={shown}
            onChange={({ target }) => setGiven(target.value)}
          />
        </label>
        <Button type="submit" className="secondary" isDisabled={isBusy || given === undefined}>
          {format('people.setLimit')}
        </Button>
      </div>
    </form>
  );
}
