import type { StreamedBody } from '../../operation.ts';

export interface ImportSettings {
  /** Bytes of a TMX file. */
  readonly fileLimit: number;
  /** Where clients reach the server; undefined means where they have reached it. */
  readonly publicUrl?: string | undefined;
}

export const tmxMediaType = 'application/x-tmx+xml';

/** What TMX is sent as. */
export const tmxMediaTypes = [tmxMediaType, 'application/xml', 'text/xml', 'application/octet-stream'];

export function tmxBody(limit: number): StreamedBody {
  const description = 'A TMX file, 1.1 to 1.4b. Its encoding is the one that it says itself.';
  return { mediaTypes: tmxMediaTypes, description, limit };
}
