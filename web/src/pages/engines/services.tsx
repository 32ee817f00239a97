import { ServerMessage } from '../../design/server-message.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { Engine, Overview } from './overview.ts';

const services = ['translation', 'writing', 'recognition', 'synthesis', 'evaluation'] as const;

/** What the server can do, by service, with the engines that do it. */
export function Services({ engines }: { readonly engines: readonly Engine[] }) {
  const { format } = useMessages();
  return (
    <ul className="services">
      {services.map((service) => {
        const found = engines.filter((engine) => engine.service === service);
        const works = found.some(({ is_ready }) => is_ready);
        return (
          <li key={service} className="card">
            <h2>
              {format(`engines.service.${service}`)}
              <Ready isReady={works} />
            </h2>
            {found.length === 0 && <p className="hint">{format('engines.none')}</p>}
            <ul>
              {found.map((engine) => (
                <li key={engine.engine}>
                  <strong>{engine.engine}</strong>
                  <Ready isReady={engine.is_ready} />
                  <p className="hint">{summaryOf(engine)}</p>
                  {engine.reason !== undefined && (
                    <p className="reason">
                      <ServerMessage text={engine.reason} />
                    </p>
                  )}
                </li>
              ))}
            </ul>
            {!works && <p>{format(`engines.get.${service}`)}</p>}
          </li>
        );
      })}
    </ul>
  );

  function summaryOf({ pairs, languages }: Engine): string {
    if (pairs !== undefined) return format('engines.pairCount', { count: pairs.length });
    return languages === undefined ? '' : format('engines.languageCount', { count: languages.length });
  }
}

function Ready({ isReady }: { readonly isReady: boolean }) {
  const { format } = useMessages();
  return (
    <span className="badge" data-ready={isReady}>
      {format(isReady ? 'engines.ready' : 'engines.notReady')}
    </span>
  );
}

/** What documents and other work need beside engines. */
export function Parts({ parts }: Pick<Overview, 'parts'>) {
  const { format } = useMessages();
  return (
    <section className="card" aria-labelledby="parts">
      <h2 id="parts">{format('engines.parts')}</h2>
      <ul className="rows">
        {parts.map(({ name, is_ready, reason }) => (
          <li key={name}>
            <div>
              <strong>{name}</strong>
              <Ready isReady={is_ready} />
              {reason !== undefined && (
                <p className="reason">
                  <ServerMessage text={reason} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
