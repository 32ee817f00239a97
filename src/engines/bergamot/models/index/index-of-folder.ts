import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readModelCatalogue } from '../model-catalogue.ts';
import { modelFileRole } from '../model-files.ts';
import type { FoundModel } from '../read-model-folder.ts';
import { type ModelIndex, type OfferedFile, type OfferedModel, usualLicence } from './model-index.ts';

/** Models themselves as an index: another machine's models folder on a stick, or a checkout of published models. */
export async function indexOfFolder(folder: string): Promise<ModelIndex> {
  const { serving, shadowed } = readModelCatalogue([folder]);
  const models = await Promise.all([...serving, ...shadowed].map(offer));
  return { address: pathToFileURL(folder).href, generated: undefined, models };
}

async function offer(found: FoundModel): Promise<OfferedModel> {
  const { model, manifest, direction } = found;
  const paths = [model.files.model, model.files.lexicon, ...model.files.vocabularies];
  const files: OfferedFile[] = [];
  for (const path of paths) {
    const name = path === undefined ? '' : basename(path);
    const role = modelFileRole(name);
    if (path === undefined || role === undefined) continue;
    const sha256 = manifest?.files.find((file) => file.name === name)?.sha256;
    const { size } = await stat(path);
    files.push({
      ...{ role, name, addresses: [pathToFileURL(path).href], size, sha256 },
      ...{ unpackedSize: size, unpackedSha256: sha256 },
    });
  }
  return {
    ...direction,
    architecture: model.architecture,
    version: manifest?.version,
    released: true,
    licence: manifest?.licence ?? usualLicence,
    files,
  };
}
