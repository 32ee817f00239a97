import { availableParallelism, totalmem } from 'node:os';
import { resolve } from 'node:path';
import type { EngineSettings } from '../contracts/engines/engine-settings.ts';
import { list, mebibytes, type ReadSetting, wholeNumber, yesOrNo } from './parse-values.ts';

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
    },
    bergamot: {
      workers: read('DRAGOMAN_BERGAMOT_WORKERS', wholeNumber(1, 1024), availableParallelism()),
      modelsPerWorker: read('DRAGOMAN_BERGAMOT_MODELS_PER_WORKER', wholeNumber(1, 64), 3),
      memoryLimit: read('DRAGOMAN_BERGAMOT_MEMORY', mebibytes(256), Math.floor(totalmem() / 2)),
      idleMilliseconds: read('DRAGOMAN_BERGAMOT_IDLE', wholeNumber(1, 86_400), 300) * 1000,
    },
  };
}
