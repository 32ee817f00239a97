import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import type { AllowedHost, OutboundSettings } from '../contracts/web/outbound-settings.ts';
import { list, oneOf, type ParseValue, type ReadSetting, ValueProblem } from './parse-values.ts';

/** What steps of workflows may reach. */
export function resolveOutbound(read: ReadSetting): OutboundSettings {
  return {
    reach: read('DRAGOMAN_AGENT_WEB', oneOf(['public', 'listed', 'off']), 'public'),
    allowed: read('DRAGOMAN_AGENT_ALLOWED_HOSTS', allowedHosts, []),
    browser: read<string | undefined>('DRAGOMAN_CHROMIUM', absolutePath, undefined),
  };
}

const allowedHosts: ParseValue<readonly AllowedHost[]> = (text) => list(text).map(allowedHost);

/** `intranet.example`, `*.corp.example:8443`, `10.1.0.0/16`, `[::1]:8080`. */
function allowedHost(text: string): AllowedHost {
  const parts = /^(?:\[([\da-f:.]+)\]|([^\s[\]:]+|[\da-f:/]+))(?::(\d{1,5}))?$/i.exec(text);
  const host = (parts?.[1] ?? parts?.[2] ?? '').toLowerCase();
  const port = parts?.[3] === undefined ? undefined : Number(parts[3]);
  const [network = '', prefix, ...more] = host.split('/');
  const family = isIP(network);
  const isName = /^(?:\*\.)?[\w-]+(?:\.[\w-]+)*$/.test(host) && family === 0;
  const isNetwork = family !== 0 && (prefix === undefined || isPrefix(prefix, family));
  if (more.length > 0 || !(isName || isNetwork) || (port !== undefined && (port < 1 || port > 65_535)))
    throw new ValueProblem(
      `must be names, addresses or networks with or without ports, such as intranet.example:8443 or 10.1.0.0/16, not "${text}"`,
    );
  return { host, port };
}

function isPrefix(text: string, family: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) <= (family === 4 ? 32 : 128);
}

const absolutePath: ParseValue<string> = (text) => {
  if (!isAbsolute(text))
    throw new ValueProblem(`must be the path of a program, such as /usr/bin/chromium, not "${text}"`);
  return text;
};
