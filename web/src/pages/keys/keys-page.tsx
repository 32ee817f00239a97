import { useState } from 'react';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { useKeys, useUsageOfPeriod } from './key-requests.ts';
import { KeyRow } from './key-row.tsx';
import { NewKey } from './new-key.tsx';
import '../../design/forms.css';
import './keys.css';

/** The keys of programs: what they may do, how much, and what they have used. */
export function KeysPage() {
  const { format } = useMessages();
  const keys = useKeys();
  const usage = useUsageOfPeriod();
  const [showAll, setShowAll] = useState(false);
  const shown = keys.data?.filter(({ is_deactivated }) => showAll || !is_deactivated);
  const hasDeactivated = keys.data?.some(({ is_deactivated }) => is_deactivated) === true;
  return (
    <div className="stack keys">
      <section className="card wide">
        <h1>{format('keys.title')}</h1>
        <p className="hint">{format('keys.intro')}</p>
        {keys.error !== null && <ProblemNotice error={keys.error} />}
        {shown?.length === 0 && <p className="hint">{format('keys.none')}</p>}
        <ul className="rows">
          {shown?.map((key) => (
            <KeyRow
              key={key.key_id}
              developerKey={key}
              used={usage.data && (usage.data.get(key.key_id) ?? { characters: 0, milliseconds: 0 })}
            />
          ))}
        </ul>
        {hasDeactivated && (
          <label className="check">
            <input type="checkbox" checked={showAll} onChange={({ target }) => setShowAll(target.checked)} />{' '}
            {format('keys.showDeactivated')}
          </label>
        )}
      </section>
      {/* Below the list, which would move it. */}
      {!keys.isPending && keys.error === null && <NewKey />}
    </div>
  );
}
