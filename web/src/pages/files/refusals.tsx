import { ServerMessage } from '../../design/server-message.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { Refusal } from './refusal.ts';

/** Why files were not added, at once. */
export function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const { format, locale } = useMessages();
  if (refusals.length === 0) return null;
  const megabytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 2 });
  return (
    <div className="notice problem" role="alert">
      <p>{format('files.refused', { count: refusals.length })}</p>
      <ul>
        {refusals.map(({ name, why, type }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the rows have no state
          <li key={index}>
            {format(`files.refused.${why}`, { name, limit: megabytes.format((type?.maximum_bytes ?? 0) / 1024 ** 2) })}
            {type?.missing !== undefined && (
              <>
                {' '}
                <ServerMessage text={type.missing} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
