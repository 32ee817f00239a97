import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetHistory, forgetHistoryOfOthers, keepHistory, keepsHistory } from '../../../api/browser-history.ts';
import { useSession, type WhoAmI } from '../../../api/session.ts';
import type { Translated, Wanted } from '../translation.ts';

export const historyKey = ['history'];

export interface History {
  readonly isOn: boolean;
  /** The browser could not keep a translation. */
  readonly hasFailed: boolean;
  change(isOn: boolean): Promise<void>;
  /** Does nothing unless the history is on. */
  record(wanted: Wanted, translated: Translated): Promise<void>;
}

/** The history of whoever is signed in; undefined where nobody is, since the next person in this browser would find it. */
export function useHistory(): History | undefined {
  const { data: session } = useSession();
  const client = useQueryClient();
  const owner = ownerOf(session);
  const [isOn, setOn] = useState(() => owner !== undefined && keepsHistory(owner));
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (owner !== undefined) void forgetHistoryOfOthers(owner);
  }, [owner]);
  if (owner === undefined) return undefined;
  return {
    ...{ isOn, hasFailed },
    change: async (on) => {
      setOn(on);
      setFailed(false);
      if (on) keepHistory(owner);
      else await forgetHistory();
      client.removeQueries({ queryKey: historyKey });
    },
    record: async (wanted, translated) => {
      // Asked each time: another tab may have switched it off, or signed out.
      if (!keepsHistory(owner)) return;
      try {
        const { recordTranslation } = await import('./history-store.ts');
        await recordTranslation(wanted, translated);
        setFailed(false);
        await client.invalidateQueries({ queryKey: historyKey });
      } catch {
        setFailed(true);
      }
    },
  };
}

function ownerOf(session: WhoAmI | undefined): string | undefined {
  if (session?.is_signed_in !== true) return undefined;
  const { account, person, developer_key: developerKey, admin_key: adminKey } = session;
  return `${account?.account_id}/${person?.person_id ?? developerKey?.key_id ?? adminKey?.key_id}`;
}
