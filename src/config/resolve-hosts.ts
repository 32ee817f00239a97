import type { Plan } from '../contracts/stores/accounts.ts';
import type { Config } from './config.ts';
import { list, type ParseValue, type ReadSetting, ValueProblem } from './parse-values.ts';

/** Which Host names are which base address (`interface.md`, base addresses). */
export function resolveHosts(
  read: ReadSetting,
  plan: Plan,
  report: (problem: string) => void,
): Pick<Config, 'freeHosts' | 'usHosts'> {
  const free = read('DRAGOMAN_FREE_HOSTS', freeHostNames, plan === 'free' ? 'all' : new Set<string>());
  const us = read('DRAGOMAN_US_HOSTS', hostNames, new Set<string>());
  for (const host of us)
    if (free !== 'all' && free.has(host))
      report(`DRAGOMAN_US_HOSTS: names ${host}, which DRAGOMAN_FREE_HOSTS names too; a host is one base address`);
  return { freeHosts: free, usHosts: us };
}

const freeHostNames: ParseValue<ReadonlySet<string> | 'all'> = (text) =>
  list(text).includes('*') ? 'all' : hostNames(text);

/** In lower case, as requests are compared with them. */
const hostNames: ParseValue<ReadonlySet<string>> = (text) => {
  const names = list(text).map((name) => name.toLowerCase());
  const wrong = names.find((name) => !/^([\w.-]+|\[[\da-f:.]+\])$/.test(name));
  if (wrong !== undefined)
    throw new ValueProblem(`must be host names such as api.example.com, without scheme, port or path, not "${wrong}"`);
  return new Set(names);
};
