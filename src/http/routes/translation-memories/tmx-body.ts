import type { StreamedBody } from '../../operation.ts';
import type { PublicAddress } from '../../proxies/public-address.ts';

export interface ImportSettings {
  /** Bytes of a TMX file. */
  readonly fileLimit: number;
  readonly publicAddress: PublicAddress;
}

export const tmxMediaType = 'application/x-tmx+xml';

/** What TMX is sent as. */
export const tmxMediaTypes = [tmxMediaType, 'application/xml', 'text/xml', 'application/octet-stream'];

export function tmxBody(limit: number): StreamedBody {
  const description = 'A TMX file, 1.1 to 1.4b. The file itself declares its encoding.';
  return { mediaTypes: tmxMediaTypes, description, limit };
}
