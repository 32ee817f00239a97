import { refused } from './outbound-gate.ts';

const longestAddress = 2_000;

/** An address of the web as a browser reads it. Rejects other schemes, and addresses with a user name or a password. */
export function readWebAddress(text: string): URL {
  if (text.length > longestAddress) throw refused(`an address has more than ${longestAddress} characters.`);
  if (!URL.canParse(text)) throw refused('the address is not one of the web, such as https://example.com/page.');
  const address = new URL(text);
  if (address.protocol !== 'http:' && address.protocol !== 'https:')
    throw refused(`addresses of the scheme ${address.protocol} are not read, only http and https.`);
  if (address.username !== '' || address.password !== '') throw refused('addresses with a password are not read.');
  return address;
}
