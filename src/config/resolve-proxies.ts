import { isIP } from 'node:net';
import type { Config } from './config.ts';
import { list, type ParseValue, ValueProblem } from './parse-values.ts';

type AddressRange = Config['trustedProxies'][number];

/** Networks that have their own name (RFC 1918, RFC 3927, RFC 4193, RFC 4291). */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'],
};

export const proxyAddresses: ParseValue<readonly AddressRange[]> = (text) =>
  list(text).flatMap((item) => (named[item.toLowerCase()] ?? [item]).map(addressRange));

function addressRange(text: string): AddressRange {
  const [address = '', length, ...rest] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  const prefixLength = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  if (bits === undefined || prefixLength === undefined || rest.length > 0 || !(prefixLength <= bits))
    throw new ValueProblem(
      `must be addresses (10.0.0.7), networks (10.0.0.0/8), "loopback" or "private", separated by commas, not "${text}"`,
    );
  return { address, prefixLength };
}
