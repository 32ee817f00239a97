import { downloadSize, offeredPairs, offersFor } from '../../engines/bergamot/models/index/model-index.ts';
import { readModelCatalogue } from '../../engines/bergamot/models/model-catalogue.ts';
import { directionName } from '../../engines/bergamot/models/model-languages.ts';
import { languageName } from '../../language/codes.ts';
import { indexOrCopy } from './configured-index.ts';
import { type ModelsContext, megabytes } from './models-context.ts';

export function listInstalled(json: boolean, { settings, write }: ModelsContext): number {
  const { serving, shadowed, skipped } = readModelCatalogue([settings.folder, ...settings.searchFolders]);
  const rows = serving
    .map(({ model, folder, manifest }) => ({
      pair: directionName(model),
      architecture: model.architecture ?? null,
      version: manifest?.version ?? null,
      bytes: model.bytes,
      licence: manifest?.licence ?? null,
      folder,
    }))
    .sort((left, right) => left.pair.localeCompare(right.pair));
  if (json) {
    write(JSON.stringify({ models: rows, shadowed: shadowed.map(({ folder }) => folder), skipped }, null, 2));
    return 0;
  }
  for (const { pair, architecture, version, bytes, folder } of rows)
    write(`${row([pair, `${architecture ?? '-'}`, version ?? '-', megabytes(bytes)])}  ${folder}`);
  for (const { model, folder } of shadowed)
    write(`${directionName(model)} in ${folder} is not used: another model of the pair has priority.`);
  for (const { folder, reason } of skipped) write(`${folder} is left out: ${reason}.`);
  if (rows.length === 0)
    write(`No neural model is installed in ${settings.folder}. To get one: dragoman models pull en-de`);
  return 0;
}

export async function listAvailable(json: boolean, from: readonly string[], context: ModelsContext): Promise<number> {
  const index = await indexOrCopy(from, context);
  const installed = new Set(
    readModelCatalogue([context.settings.folder, ...context.settings.searchFolders]).pairs.map(directionName),
  );
  const rows = offeredPairs(index)
    .flatMap((pair) => offersFor(index, pair))
    .map((offer) => ({
      pair: directionName(offer),
      languages: `${languageName(offer.source)} to ${languageName(offer.target)}`,
      architecture: offer.architecture ?? null,
      version: offer.version ?? null,
      bytes: downloadSize(offer) ?? null,
      released: offer.released,
      licence: offer.licence,
      installed: installed.has(directionName(offer)),
    }))
    .sort((left, right) => left.pair.localeCompare(right.pair));
  if (json) {
    context.write(JSON.stringify({ index: index.address, generated: index.generated ?? null, models: rows }, null, 2));
    return 0;
  }
  for (const { pair, architecture, version, bytes, languages, released, installed: here } of rows) {
    const notes = [here ? ' (installed)' : '', released ? '' : ' (trial)'].join('');
    const size = bytes === null ? '-' : megabytes(bytes);
    context.write(`${row([pair, architecture ?? '-', version ?? '-', size])}  ${languages}${notes}`);
  }
  return 0;
}

function row(cells: readonly string[]): string {
  const widths = [12, 12, 6, 8];
  return cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' ');
}
