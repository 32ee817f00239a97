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
] as const satisfies readonly Setting[];
