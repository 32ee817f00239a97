import { readFileSync } from 'node:fs';
import { installCommand } from '../../engines/shared/install-command.ts';
import type { PackagesReport } from './doctor-report.ts';

export interface PackageSources {
  /** `tools/setup/system-packages.json`: the packages that set-up installs. */
  readonly table: string | URL;
  /** dpkg's list of what is installed. */
  readonly status: string;
  readonly root: boolean;
}

export const packageTable = new URL('../../../tools/setup/system-packages.json', import.meta.url);
export const dpkgStatus = '/var/lib/dpkg/status';

/** The Debian packages that translation needs, and how to get those that are missing. */
export function inspectPackages({ table, status, root }: PackageSources): PackagesReport {
  const { groups } = JSON.parse(readFileSync(table, 'utf8')) as { groups: { runtime: { packages: string[] } } };
  const needed = groups.runtime.packages;
  const installed = readInstalled(status);
  if (installed === undefined) return { known: false, needed: needed.length, missing: [] };
  const missing = needed.filter((name) => !installed.has(name));
  if (missing.length === 0) return { known: true, needed: needed.length, missing };
  return { known: true, needed: needed.length, missing, installCommand: installCommand(missing, { root }) };
}

function readInstalled(status: string): ReadonlySet<string> | undefined {
  let text: string;
  try {
    text = readFileSync(status, 'utf8');
  } catch {
    return undefined;
  }
  const entries = text.matchAll(/^Package: (\S+)\nStatus: \S+ \S+ installed$/gm);
  return new Set([...entries].map(([, name = '']) => name));
}
