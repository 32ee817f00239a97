import { MisuseError } from './command-errors.ts';

/** What `--server` names, without a slash at its end. */
export function serverAddress(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new MisuseError(`--server takes an address such as http://127.0.0.1:8080, not "${given}".`);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
