import type { InterfacePhrases } from '../contracts/stores/interface-phrases.ts';
import { FileInterfacePhrases } from '../storage/interface-phrases/file-interface-phrases.ts';
import { localeFolder, phraseFileOf } from '../storage/interface-phrases/phrase-file.ts';
import type { Foundation } from './foundation.ts';

/** Short texts of interfaces, as the catalogues of installed packages translate them; undefined where that is switched off. */
export function composePhrases({
  config,
  events,
  opened,
}: Pick<Foundation, 'config' | 'events' | 'opened'>): InterfacePhrases | undefined {
  if (!config.interfacePhrases) return undefined;
  return opened.use(
    new FileInterfacePhrases({
      path: phraseFileOf(config.dataDir),
      localeFolder,
      onBuilt: (summary) => events.interfacePhrasesListed(summary),
      onFailure: (cause) => events.interfacePhrasesFailed(cause),
    }),
  );
}
