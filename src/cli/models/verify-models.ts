import { readModelCatalogue } from '../../engines/bergamot/models/model-catalogue.ts';
import { directionKey, directionName } from '../../engines/bergamot/models/model-languages.ts';
import { verifyModel } from '../../engines/bergamot/models/verify-model.ts';

import { readPairs } from './read-pairs.ts';
import type { ReportingContext } from './report-models.ts';

export async function verifyModels(names: readonly string[], context: ReportingContext): Promise<number> {
  const { settings, signal } = context;
  const { serving, skipped, pairs } = readModelCatalogue([settings.folder, ...settings.searchFolders]);
  const wanted = names.length === 0 ? pairs : readPairs(names, pairs);
  let failed = false;
  for (const pair of wanted) {
    const name = directionName(pair);
    const found = serving.find(({ model }) => directionKey(model) === directionKey(pair));
    if (found === undefined) {
      context.notify(`${name}: is not installed.`);
      context.report({ pair: name, status: 'missing', messages: ['is not installed.'] });
      failed = true;
      continue;
    }
    const { problems, checked } = await verifyModel(found, signal);
    for (const problem of problems) context.notify(`${name}: ${problem}`);
    const { folder } = found;
    if (problems.length > 0) context.report({ pair: name, status: 'damaged', folder, messages: problems });
    else context.report({ pair: name, status: checked ? 'whole' : 'not_checked', folder, bytes: found.model.bytes });
    if (problems.length > 0) failed = true;
    else context.write(`${name}: ${checked ? 'whole' : 'complete; no checksums were kept with it'}`);
  }
  for (const { folder, reason } of skipped) {
    context.notify(`${folder}: ${reason}.`);
    if (names.length === 0) context.report({ status: 'damaged', folder, messages: [`${reason}.`] });
    if (names.length === 0) failed = true;
  }
  return failed ? 1 : 0;
}
