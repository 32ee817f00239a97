import type { Setting } from './setting.ts';

/** Of the web console, and of who is signed in to it. */
export const consoleSettings = [
  {
    name: 'DRAGOMAN_CONSOLE',
    fallback: '1',
    description:
      '`0` disables the web console at `/` and its sign-in. The page at `/` then only says what the server is.',
  },
  {
    name: 'DRAGOMAN_CONSOLE_MODELS',
    fallback: '1',
    description:
      '`0` removes the installation of neural models from the console. With it, administrators of every account install models for the whole server, and cancel downloads, those of `DRAGOMAN_MODELS` included.',
  },
  {
    name: 'DRAGOMAN_CONSOLE_PACKAGES',
    fallback: 'as `DRAGOMAN_CONSOLE_MODELS`',
    description:
      '`0` removes the installation of Debian packages from the console. With `1`, where set-up may install packages (as root, or with `DRAGOMAN_SETUP_APT=sudo`), administrators of every account have it install those that parts of this server need.',
  },
  {
    name: 'DRAGOMAN_SERVER_TRIALS',
    fallback: '1',
    description:
      '`0` removes "Try a server" from the console. With it, administrators of every account have this server connect to addresses that they name, private ones included.',
  },
  {
    name: 'DRAGOMAN_SESSION_IDLE_MINUTES',
    fallback: '720/60',
    description:
      'Minutes without use after which a session of the console ends; the second number applies to sessions with an admin key.',
  },
  {
    name: 'DRAGOMAN_SESSION_HOURS',
    fallback: '720/12',
    description:
      'Hours after which a session of the console ends, however much it is used; the second number applies to sessions with an admin key.',
  },
  {
    name: 'DRAGOMAN_SIGN_IN_ACCOUNT',
    fallback: 'the first account',
    description:
      'Name or id of the account of people who sign in without an invitation: by a proxy, by OpenID Connect, or as anyone inside.',
  },
  {
    name: 'DRAGOMAN_ANYONE_INSIDE',
    fallback: 'none; everybody signs in',
    description:
      'Addresses of clients that may translate and correct in the console without signing in, separated by commas: addresses, networks, `loopback` or `private`. See docs/guides/sign-in.md.',
  },
  {
    name: 'DRAGOMAN_ANYONE_INSIDE_CHARACTERS',
    fallback: 'none; needed with those addresses',
    description: 'Characters that all of them together may use in a usage period.',
  },
  {
    name: 'DRAGOMAN_PROXY_SIGN_IN_HEADER',
    fallback: 'none; no proxy signs people in',
    description:
      'Header in which a proxy in front names who is signed in, by email address: `X-Auth-Request-Email`. See docs/guides/sign-in.md.',
  },
  {
    name: 'DRAGOMAN_PROXY_SIGN_IN_FROM',
    fallback: 'none; needed with the header',
    description:
      'Proxies that may send that header, separated by commas: addresses, networks, `loopback` or `private`. A request with the header from elsewhere gets 403.',
  },
  {
    name: 'DRAGOMAN_PROXY_SIGN_IN_NAME_HEADER',
    fallback: 'none; the name is the email address',
    description: 'Header in which the proxy sends the name of the person.',
  },
  {
    name: 'DRAGOMAN_PROXY_SIGN_IN_ROLE',
    fallback: 'user',
    description:
      'Role of people whom the proxy names for the first time: `user`, `editor` or `administrator`; `none` admits only people who were invited.',
  },
  {
    name: 'DRAGOMAN_PROXY_SIGN_OUT_URL',
    fallback: 'none; the console then has no button to sign out',
    description: 'Path or address at which the proxy signs people out: `/oauth2/sign_out`.',
  },
  {
    name: 'DRAGOMAN_OIDC_ISSUER',
    fallback: 'none; no sign-in by OpenID Connect',
    description:
      'Issuer of the OpenID Connect provider at which people sign in: `https://id.example.com/realms/staff`. Its metadata are read from there. See docs/guides/sign-in.md.',
  },
  {
    name: 'DRAGOMAN_OIDC_CLIENT_ID',
    fallback: 'none; needed with an issuer',
    description:
      'Id of this server at the provider, where its redirect address is `<DRAGOMAN_PUBLIC_URL>/v1/console/session/oidc/callback`.',
  },
  {
    name: 'DRAGOMAN_OIDC_CLIENT_SECRET',
    fallback: 'none; a public client',
    description: 'Secret of this server at the provider.',
    secret: true,
  },
  {
    name: 'DRAGOMAN_OIDC_NAME',
    fallback: 'the host of the issuer',
    description: 'Name of the provider on the button of the sign-in page.',
  },
  {
    name: 'DRAGOMAN_OIDC_SCOPES',
    fallback: 'openid email profile',
    description: 'Scopes that the server asks the provider for.',
  },
  {
    name: 'DRAGOMAN_OIDC_ROLES',
    fallback: 'none; administrators set roles',
    description:
      'Roles by claims of the provider, separated by commas: `groups:translators=editor,groups:heads=administrator`. The highest applies, at each sign-in.',
  },
  {
    name: 'DRAGOMAN_OIDC_ROLE',
    fallback: 'user',
    description:
      'Role of people to whom no claim gives one: `user`, `editor` or `administrator`; `none` refuses them, except people who were invited where no roles are set by claims.',
  },
  {
    name: 'DRAGOMAN_OIDC_DOMAINS',
    fallback: 'all',
    description: 'Domains of email addresses that may sign in, separated by commas: `example.com,example.org`.',
  },
  {
    name: 'DRAGOMAN_OIDC_VERIFIED_EMAIL',
    fallback: '1',
    description:
      'With `0`, the server also trusts addresses that the provider does not report as verified. Only for providers that verify all and do not say so.',
  },
  {
    name: 'DRAGOMAN_OIDC_CLOCK_SKEW',
    fallback: '30',
    description: 'Seconds by which the clock of the provider may differ.',
  },
  {
    name: 'DRAGOMAN_OIDC_SIGN_OUT',
    fallback: '0',
    description:
      'With `1`, the sign-out of the console also leads to that of the provider, where `<DRAGOMAN_PUBLIC_URL>/` has to be registered as the address to return to.',
  },
] as const satisfies readonly Setting[];
