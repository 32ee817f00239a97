import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { ServiceError } from '../../errors/service-error.ts';
import { parseForm } from './parse-form.ts';

export interface MultipartForm<File> {
  /** As those of a form body are: `glossary_ids=a&glossary_ids=b`, `glossary_ids[]=a`. Without those that were left empty. */
  readonly fields: unknown;
  /** Undefined when the form has none. */
  readonly file: File | undefined;
}

/** Takes a file as it arrives; `name` is what the part says, without folders. */
export type FileReceiver<File> = (name: string | undefined, content: AsyncIterable<Uint8Array>) => Promise<File>;

const usualFieldLimit = 64 * 1024;
const mostFields = 200;
const headerLimit = 16 * 1024;

/** Bytes of a form beside its file. */
export const multipartOverhead = mostFields * (usualFieldLimit + headerLimit);

/**
 * Reads a `multipart/form-data` body with one file in the field `file`, which may be first or last. Nothing of the file
 * is held in memory but what is on its way. A file in any other field is skipped.
 *
 * Fields are at most `fieldLimit` bytes long. Rejects when `receive` has ended, well or not, so that anyone who called knows whether there is a file to be thrown away.
 */
export async function readMultipart<File>(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  receive: FileReceiver<File>,
  fieldLimit = usualFieldLimit,
): Promise<MultipartForm<File>> {
  const parser = createParser(contentType, fieldLimit);
  const pairs: string[] = [];
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  const fail = (error: unknown): void => failed.reject(error);
  let current: Readable | undefined;
  let received: Promise<File> | undefined;
  parser.on('field', (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated)
      fail(
        new ServiceError('invalid_parameter', { parameter: name, reason: `it is longer than ${fieldLimit} bytes.` }),
      );
    if (value !== '') pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(value).toWellFormed())}`);
  });
  parser.on('file', (field, stream, name: string | undefined) => {
    // Anyone who reads learns of errors by reading; nobody may be reading yet, or any more.
    stream.on('error', () => {});
    if (field !== 'file') return void stream.resume();
    if (received !== undefined) {
      stream.resume();
      return fail(new ServiceError('invalid_parameter', { parameter: 'file', reason: 'only one file is allowed.' }));
    }
    current = stream;
    received = receive(name === undefined || name === '' ? undefined : name, stream);
    received.catch(fail);
  });
  for (const event of ['fieldsLimit', 'partsLimit'] as const)
    parser.on(event, () => fail(malformed(`it has more than ${mostFields} fields.`)));
  parser.on('error', (error) => fail(malformed('the multipart/form-data body is incomplete.', error)));
  const bytes = body[Symbol.asyncIterator]();
  const finished = new Promise<void>((resolve) => parser.on('finish', resolve));
  try {
    await Promise.race([pump(bytes, parser), failed.promise]);
    await Promise.race([finished, failed.promise]);
    const file = await Promise.race([received, failed.promise]);
    return { fields: parseForm(pairs.join('&')), file };
  } catch (error) {
    // Else anyone who reads the body would wait for a parser that takes no more.
    bytes.return?.().catch(() => {});
    current?.destroy(error instanceof Error ? error : new Error(String(error)));
    await received?.catch(() => {});
    throw error;
  }
}

function createParser(contentType: string, fieldLimit: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (field, _type, name) => field === 'file' || name !== undefined,
      limits: { fieldSize: fieldLimit, fields: mostFields, parts: mostFields + 10, headerSize: headerLimit },
    });
  } catch (cause) {
    throw malformed('its Content-Type has no boundary.', cause);
  }
}

async function pump(body: AsyncIterator<Uint8Array>, parser: BusboyInstance): Promise<void> {
  for (let next = await body.next(); next.done !== true; next = await body.next()) {
    const { value } = next;
    await new Promise<void>((resolve, reject) =>
      parser.write(value, (error) => (error ? reject(malformed('it is no multipart/form-data.', error)) : resolve())),
    );
  }
  parser.end();
}

function malformed(reason: string, cause?: unknown): ServiceError {
  return new ServiceError('invalid_body', { reason }, { cause });
}
