import type {
  AnyoneSettings,
  OidcSettings,
  ProxySignInSettings,
  RoleRule,
  SignInSettings,
} from '../contracts/sign-in-settings.ts';
import { type Role, roles } from '../contracts/stores/accounts.ts';
import {
  httpUrl,
  list,
  oneOf,
  type ParseValue,
  type ReadSetting,
  ValueProblem,
  wholeNumber,
  yesOrNo,
} from './parse-values.ts';
import { proxyAddresses } from './resolve-proxies.ts';

type Report = (problem: string) => void;

/** How people sign in to the console beside keys and passwords. */
export function resolveSignIn(read: ReadSetting, report: Report): SignInSettings {
  return {
    account: read<string | undefined>('DRAGOMAN_SIGN_IN_ACCOUNT', (text) => text, undefined),
    proxy: resolveProxySignIn(read, report),
    oidc: resolveOidc(read, report),
    anyone: resolveAnyone(read, report),
  };
}

/** A limit has to be chosen: nobody answers for what anyone uses. */
function resolveAnyone(read: ReadSetting, report: Report): AnyoneSettings | undefined {
  const from = read<AnyoneSettings['from']>('DRAGOMAN_ANYONE_INSIDE', proxyAddresses, []);
  const limit = wholeNumber(0, Number.MAX_SAFE_INTEGER);
  const characterLimit = read<number | undefined>('DRAGOMAN_ANYONE_INSIDE_CHARACTERS', limit, undefined);
  if (from.length === 0 && characterLimit === undefined) return undefined;
  if (from.length > 0 && characterLimit !== undefined) return { from, characterLimit };
  if (characterLimit === undefined)
    report('DRAGOMAN_ANYONE_INSIDE_CHARACTERS: is needed with DRAGOMAN_ANYONE_INSIDE; 1000000 are about 500 pages');
  else report('DRAGOMAN_ANYONE_INSIDE: is needed with DRAGOMAN_ANYONE_INSIDE_CHARACTERS');
  return undefined;
}

function resolveOidc(read: ReadSetting, report: Report): OidcSettings | undefined {
  const issuer = read<string | undefined>('DRAGOMAN_OIDC_ISSUER', issuerUrl, undefined);
  const clientId = read<string | undefined>('DRAGOMAN_OIDC_CLIENT_ID', (text) => text, undefined);
  const settings = {
    name: read('DRAGOMAN_OIDC_NAME', (text) => text, issuer === undefined ? '' : new URL(issuer).host),
    scopes: read('DRAGOMAN_OIDC_SCOPES', scopeNames, 'openid email profile'),
    roles: read('DRAGOMAN_OIDC_ROLES', roleRules, []),
    role: read<Role | undefined>('DRAGOMAN_OIDC_ROLE', roleOrNone, 'user'),
    domains: read<ReadonlySet<string> | undefined>('DRAGOMAN_OIDC_DOMAINS', domains, undefined),
    needsVerifiedEmail: read('DRAGOMAN_OIDC_VERIFIED_EMAIL', yesOrNo, true),
    clockSkewSeconds: read('DRAGOMAN_OIDC_CLOCK_SKEW', wholeNumber(0, 600), 30),
    signsOutThere: read('DRAGOMAN_OIDC_SIGN_OUT', yesOrNo, false),
  };
  if (issuer === undefined && clientId === undefined) return undefined;
  if (issuer !== undefined && clientId !== undefined) return { issuer, clientId, ...settings };
  const [missing, given] = issuer === undefined ? ['ISSUER', 'CLIENT_ID'] : ['CLIENT_ID', 'ISSUER'];
  report(`DRAGOMAN_OIDC_${missing}: is needed with DRAGOMAN_OIDC_${given}`);
  return undefined;
}

/** Tokens that come without TLS could be anybody's. */
const issuerUrl: ParseValue<string> = (text) => {
  const url = new URL(httpUrl(text));
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'http:' && !isHere)
    throw new ValueProblem(`must be an https address, except on the same machine, not "${text}"`);
  // As it was written: the issuer in a token is compared letter by letter.
  return text;
};

const scopeNames: ParseValue<string> = (text) => {
  const names = text.split(/[\s,]+/).filter(Boolean);
  if (!names.includes('openid'))
    throw new ValueProblem(`must have the scope openid, as "openid email profile", not "${text}"`);
  return names.join(' ');
};

/** `groups:editors=editor`. A claim may be an address, which has colons. */
const roleRules: ParseValue<readonly RoleRule[]> = (text) =>
  list(text).map((item) => {
    const [, claim = '', value = '', name = ''] = /^(.+):([^:]+)=(\w+)$/.exec(item) ?? [];
    const role = roles.find((candidate) => candidate === name.toLowerCase());
    if (role === undefined)
      throw new ValueProblem(`must be claims, values and roles such as "groups:editors=editor", not "${item}"`);
    return { claim, value, role };
  });

const domains: ParseValue<ReadonlySet<string>> = (text) => {
  const names = list(text).map((name) => name.toLowerCase().replace(/^@/, ''));
  if (names.length === 0 || names.some((name) => !/^[^\s@/:]+$/.test(name)))
    throw new ValueProblem(`must be domains of email addresses, separated by commas, not "${text}"`);
  return new Set(names);
};

function resolveProxySignIn(read: ReadSetting, report: Report): ProxySignInSettings | undefined {
  const header = read<string | undefined>('DRAGOMAN_PROXY_SIGN_IN_HEADER', headerName, undefined);
  const from = read<ProxySignInSettings['from'] | undefined>('DRAGOMAN_PROXY_SIGN_IN_FROM', proxyAddresses, undefined);
  const settings = {
    nameHeader: read<string | undefined>('DRAGOMAN_PROXY_SIGN_IN_NAME_HEADER', headerName, undefined),
    role: read<Role | undefined>('DRAGOMAN_PROXY_SIGN_IN_ROLE', roleOrNone, 'user'),
    signOutUrl: read<string | undefined>('DRAGOMAN_PROXY_SIGN_OUT_URL', pathOrUrl, undefined),
  };
  if (header === undefined) {
    if (from !== undefined) report('DRAGOMAN_PROXY_SIGN_IN_HEADER: is needed with DRAGOMAN_PROXY_SIGN_IN_FROM');
    return undefined;
  }
  if (from === undefined || from.length === 0)
    report(
      'DRAGOMAN_PROXY_SIGN_IN_FROM: is needed with DRAGOMAN_PROXY_SIGN_IN_HEADER, since anybody can send a header',
    );
  return { header, from: from ?? [], ...settings };
}

/** Headers that the server reads for something else would sign people in by accident. */
const headerName: ParseValue<string> = (text) => {
  const name = text.toLowerCase();
  if (
    !/^[\w!#$%&'*+.^`|~-]+$/.test(name) ||
    /^(authorization|cookie|host|forwarded|x-forwarded-(for|host|proto|prefix))$/.test(name)
  )
    throw new ValueProblem(
      `must be the name of a header that only the proxy sends, such as X-Auth-Request-Email, not "${text}"`,
    );
  return name;
};

export const roleOrNone: ParseValue<Role | undefined> = (text) => {
  const role = oneOf([...roles, 'none'])(text);
  return role === 'none' ? undefined : role;
};

const pathOrUrl: ParseValue<string> = (text) => (/^\/(?![/\\])/.test(text) ? text : httpUrl(text));
