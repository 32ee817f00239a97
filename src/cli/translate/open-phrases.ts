import type { Config } from '../../config/config.ts';
import type { InterfacePhrases } from '../../contracts/stores/interface-phrases.ts';
import { FileInterfacePhrases } from '../../storage/interface-phrases/file-interface-phrases.ts';
import { localeFolder, phraseFileOf, readPhraseHead } from '../../storage/interface-phrases/phrase-file.ts';

/** The list that a server made in the data folder. A command makes none: that takes longer than most translations. */
export function openPhrases({
  dataDir,
  interfacePhrases,
}: Pick<Config, 'dataDir' | 'interfacePhrases'>): InterfacePhrases | undefined {
  const path = phraseFileOf(dataDir);
  const head = interfacePhrases ? readPhraseHead(path) : undefined;
  return head === undefined || head.phrases === 0 ? undefined : new FileInterfacePhrases({ path, localeFolder });
}
