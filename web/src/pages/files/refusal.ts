import type { paths } from '../../api/interface.generated.d.ts';

export type DocumentType =
  paths['/v1/console/document-types']['get']['responses'][200]['content']['application/json']['document_types'][number];

export interface Refusal {
  readonly name: string;
  readonly why: 'type' | 'size' | 'missing' | 'empty';
  readonly type?: DocumentType;
}

/** Why the server would refuse a file, known before it is sent. The content is judged by the server. */
export function refusalOf(file: Pick<File, 'name' | 'size'>, types: readonly DocumentType[]): Refusal | undefined {
  const { name, size } = file;
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const type = types.find((each) => each.extension === extension);
  if (type === undefined) return { name, why: 'type' };
  if (type.missing !== undefined) return { name, why: 'missing', type };
  if (size === 0) return { name, why: 'empty', type };
  return size > type.maximum_bytes ? { name, why: 'size', type } : undefined;
}
