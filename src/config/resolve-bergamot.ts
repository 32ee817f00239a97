import { availableParallelism, totalmem } from 'node:os';
import { resolve } from 'node:path';
import type { EngineSettings } from '../contracts/engines/engine-settings.ts';
import { knownLanguage } from '../language/variants.ts';
import {
  list,
  mebibytes,
  type ParseValue,
  type ReadSetting,
  ValueProblem,
  wholeNumber,
  yesOrNo,
} from './parse-values.ts';

const systemFolders = ['/usr/local/share/dragoman/models', '/usr/share/dragoman/models'];

/** Settings of the neural models and of the threads that run them. */
export function resolveBergamot(
  read: ReadSetting,
  workingDirectory: string,
  dataDir: string,
): Pick<EngineSettings, 'models' | 'bergamot'> {
  const folder = (text: string): string => resolve(workingDirectory, text);
  return {
    models: {
      folder: read('DRAGOMAN_MODELS_DIR', folder, resolve(dataDir, 'models')),
      searchFolders: read('DRAGOMAN_MODELS_SEARCH_DIRS', list, systemFolders).map(folder),
      indexUrls: read('DRAGOMAN_MODELS_URL', list, []).map((url) => (/^[a-z]+:\/\//i.test(url) ? url : folder(url))),
      autoPull: read('DRAGOMAN_MODELS_AUTO_PULL', yesOrNo, false),
      atStart: read('DRAGOMAN_MODELS', modelDirections, []),
    },
    bergamot: {
      workers: read('DRAGOMAN_BERGAMOT_WORKERS', wholeNumber(1, 1024), availableParallelism()),
      modelsPerWorker: read('DRAGOMAN_BERGAMOT_MODELS_PER_WORKER', wholeNumber(1, 64), 3),
      memoryLimit: read('DRAGOMAN_BERGAMOT_MEMORY', mebibytes(256), Math.floor(totalmem() / 2)),
      idleMilliseconds: read('DRAGOMAN_BERGAMOT_IDLE', wholeNumber(1, 86_400), 300) * 1000,
    },
  };
}

/** Names such as `en-de` and `en-zh-Hans`, separated by commas. */
export const modelDirections: ParseValue<readonly string[]> = (text) => {
  const names = list(text);
  for (const name of names)
    if (!namesTwoLanguages(name))
      throw new ValueProblem(`must be directions such as en-de,de-en, separated by commas; "${name}" is not one`);
  return names;
};

function namesTwoLanguages(name: string): boolean {
  return [...name.matchAll(/-/g)].some(
    ({ index }) =>
      knownLanguage(name.slice(0, index)) !== undefined && knownLanguage(name.slice(index + 1)) !== undefined,
  );
}
