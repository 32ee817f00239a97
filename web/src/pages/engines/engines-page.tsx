import { useLanguagePairs } from '../../api/language-pairs.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Metrics } from './metrics.tsx';
import { useOverview } from './overview.ts';
import { Packages } from './packages.tsx';
import { PairMatrix } from './pair-matrix.tsx';
import { ServerTrial } from './server-trial.tsx';
import { Parts, Services } from './services.tsx';
import { Queue, Refusals } from './work.tsx';
import '../../design/forms.css';
import '../../design/tables.css';
import './engines.css';

/** What works now, what is missing and how to get it, and what goes wrong. */
export function EnginesPage() {
  const { format } = useMessages();
  const { data: overview, error, isPending } = useOverview();
  const { data: pairs, error: pairsError } = useLanguagePairs();
  return (
    <div className="stack engines">
      <header>
        <h1>{format('engines.title')}</h1>
        <p className="hint">{format('engines.intro')}</p>
      </header>
      {error !== null && <ProblemNotice error={error} />}
      {isPending && <p className="waiting">{format('loading')}</p>}
      {overview && (
        <>
          <Services engines={overview.engines} />
          <Packages {...overview} />
          {pairsError !== null && <ProblemNotice error={pairsError} />}
          {pairs !== undefined && <PairMatrix pairs={pairs} {...overview} />}
          {/* Not before the pairs, which would move it down. */}
          {(pairs !== undefined || pairsError !== null) && (
            <>
              {overview.has_server_trials && <ServerTrial />}
              <Parts parts={overview.parts} />
              <Metrics />
              <Queue {...overview} />
              <Refusals {...overview} />
            </>
          )}
        </>
      )}
    </div>
  );
}
