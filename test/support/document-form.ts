export interface UploadFile {
  readonly name?: string;
  readonly content: string | Buffer;
}

export interface Handle {
  readonly document_id: string;
  readonly document_key: string;
  readonly quality_evaluation_job_id?: string;
}

const boundary = 'a-boundary-of-the-tests';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** A form with its file first, as one official client sends it, or last, as the other. */
export function multipartBody(
  fields: readonly (readonly [string, string])[],
  file: UploadFile | undefined,
  position: 'first' | 'last' = 'first',
): Buffer {
  const header = (rest: string): Buffer =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${rest}\r\n\r\n`);
  const end = Buffer.from('\r\n');
  const parts = fields.map(([name, value]) => Buffer.concat([header(`name="${name}"`), Buffer.from(value), end]));
  if (file !== undefined) {
    const name = file.name === undefined ? '' : `; filename="${file.name}"`;
    const part = Buffer.concat([header(`name="file"${name}`), Buffer.from(file.content), end]);
    if (position === 'first') parts.unshift(part);
    else parts.push(part);
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

export interface Status {
  readonly status: string;
  readonly seconds_remaining?: number;
  readonly progress?: {
    readonly stage: string;
    readonly unit: string;
    readonly done: number;
    readonly total: number;
  };
  readonly billed_characters?: number;
  readonly message?: string;
  readonly error_message?: string;
  readonly quality_evaluation_job_id?: string;
}
