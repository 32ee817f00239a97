import { buildZip, type ZipPart } from '../../../test/support/build-zip.ts';

export const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export interface OfficePart {
  readonly name: string;
  readonly xml: string;
  /** After `application/vnd.openxmlformats-officedocument.`, without `+xml`. */
  readonly type: string;
}

export interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly external?: boolean;
}

/** A file of Word, PowerPoint or Excel; its first part is the main one. */
export function officePackage(
  parts: readonly OfficePart[],
  relations: Readonly<Record<string, readonly Relation[]>>,
  files: readonly ZipPart[] = [],
): Buffer {
  const overrides = parts.map(
    ({ name, type }) =>
      `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  );
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="png" ContentType="image/png"/>${overrides.join('')}</Types>`;
  const main = { id: 'rId1', type: 'officeDocument', target: parts[0]?.name ?? '' };
  return buildZip([
    { name: '[Content_Types].xml', data: declaration + types },
    { name: '_rels/.rels', data: relationPart([main]) },
    ...parts.map(({ name, xml }) => ({ name, data: declaration + xml })),
    ...Object.entries(relations).map(([name, list]) => ({ name, data: relationPart(list) })),
    ...files,
  ]);
}

function relationPart(relations: readonly Relation[]): string {
  const list = relations.map(
    ({ id, type, target, external }) =>
      `<Relationship Id="${id}" Type="${officeRelations}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
  );
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
}
