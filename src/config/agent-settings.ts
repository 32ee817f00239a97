import type { Setting } from './setting.ts';

/** What tasks of workflows may do. */
export const agentSettings = [
  {
    name: 'DRAGOMAN_AGENT_TASKS',
    fallback: '100',
    description:
      '[Agent tasks](../guides/agent-workflows.md) of one account that have not ended; more are refused with 429.',
  },
  {
    name: 'DRAGOMAN_AGENT_POLLS_PER_MINUTE',
    fallback: '12',
    description:
      'Reads of [agent tasks](../guides/agent-workflows.md) per minute from one network address, on all servers together.',
  },
  {
    name: 'DRAGOMAN_AGENT_WEB',
    fallback: 'public',
    description:
      'Which servers workflows may read pages and files from: `public` for those with public addresses, at ports 80 and 443, and the listed ones; `listed` for the listed ones only; `off` for none.',
  },
  {
    name: 'DRAGOMAN_AGENT_ALLOWED_HOSTS',
    fallback: 'none',
    description:
      'Servers that workflows may read from although they have no public address: `intranet.example,*.corp.example,10.1.0.0/16,wiki.example:8443`. Without a port, all ports.',
  },
  {
    name: 'DRAGOMAN_CHROMIUM',
    fallback: 'that of the Debian package',
    description:
      'Path of the Chromium that workflows show pages in, confined and through a filtering proxy. A path without a program switches it off.',
  },
] as const satisfies readonly Setting[];
