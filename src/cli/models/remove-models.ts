import { dirname } from 'node:path';
import { readModelCatalogue } from '../../engines/bergamot/models/model-catalogue.ts';
import { directionKey, directionName } from '../../engines/bergamot/models/model-languages.ts';
import { removeModels as removeFolders } from '../../engines/bergamot/models/remove-model.ts';
import { megabytes } from './models-context.ts';
import { readPairs } from './read-pairs.ts';
import type { ReportingContext } from './report-models.ts';

export async function removeModels(names: readonly string[], context: ReportingContext): Promise<number> {
  const { settings, signal, wait } = context;
  const { serving, shadowed, pairs } = readModelCatalogue([settings.folder, ...settings.searchFolders]);
  let failed = false;
  for (const pair of readPairs(names, pairs)) {
    const name = directionName(pair);
    const found = [...serving, ...shadowed].filter(({ model }) => directionKey(model) === directionKey(pair));
    const own = found.filter(({ folder }) => isOwn(folder, settings.folder));
    const others = found.filter((model) => !own.includes(model));
    if (own.length === 0) {
      const where = others.map(({ folder }) => ` It is in ${folder}, which is not the models folder.`).join('');
      const message = `there is no such model in ${settings.folder}.${where}`;
      context.notify(`${name}: ${message}`);
      context.report({ pair: name, status: 'missing', messages: [message] });
      failed = true;
      continue;
    }
    const folders = own.map(({ folder }) => folder);
    const waiting = (): void => context.notify(`${name}: another process pulls it; waiting.`);
    await removeFolders(pair, folders, { folder: settings.folder, signal, wait, waiting });
    const bytes = own.reduce((sum, { model }) => sum + model.bytes, 0);
    const rest = others.length === 0 ? '' : `; the one in ${others.map(({ folder }) => folder).join(', ')} serves now`;
    for (const { folder, model } of own) context.report({ pair: name, status: 'removed', folder, bytes: model.bytes });
    context.write(`${name}: removed, ${megabytes(bytes)} freed${rest}`);
  }
  return failed ? 1 : 0;
}

/** Whether a model lies in the folder that pulls write to. */
function isOwn(folder: string, modelsFolder: string): boolean {
  return dirname(folder) === modelsFolder || dirname(dirname(folder)) === modelsFolder;
}
