import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';

export interface MultipartBody {
  readonly contentType: string;
  /** A stream from the beginning of the file. */
  open(): ReadableStream;
  /** The last stream was read to its end. */
  readonly complete: boolean;
  /** What ended the last stream: a fault of the file, which the request itself reports as one of the network. */
  readonly fault: unknown;
}

/** A form with one file (RFC 7578), read as it is sent. `sent` receives how many bytes of the file are. */
export function multipartBody(
  path: string,
  fields: Readonly<Record<string, string>>,
  sent: (bytes: number) => void,
): MultipartBody {
  const boundary = `dragoman-${randomBytes(16).toString('hex')}`;
  let fault: unknown;
  let complete = false;

  async function* content(): AsyncGenerator<Uint8Array> {
    fault = undefined;
    complete = false;
    for (const [name, value] of Object.entries(fields))
      yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${escaped(basename(path))}"\r\n` +
        'content-type: application/octet-stream\r\n\r\n',
    );
    let bytes = 0;
    sent(0);
    try {
      for await (const chunk of createReadStream(path)) {
        yield chunk;
        bytes += chunk.length;
        sent(bytes);
      }
    } catch (error) {
      fault = error;
      throw error;
    }
    complete = true;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }

  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    open: () => ReadableStream.from(content()),
    get complete() {
      return complete;
    },
    get fault() {
      return fault;
    },
  };
}

/** As browsers write names. */
function escaped(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
