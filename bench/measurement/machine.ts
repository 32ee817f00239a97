import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, release, totalmem } from 'node:os';

/** What the numbers depend on; nothing that distinguishes machines of this kind. */
export function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${gigabytes} GB, Linux ${release().split('-')[0]}`;
}

const engine = ['apertium', 'lttoolbox', 'apertium-lex-tools', 'apertium-eng-spa'];

/** Of the engine's packages, and of others that are compared with. */
export function describeVersions(others: readonly string[] = []): string {
  // dpkg-query's own placeholders, one line a package.
  const format = ['Package', 'Version'].map((field) => `$\{${field}}`).join(' ');
  const debian = execFileSync('dpkg-query', ['-W', '-f', `${format}\n`, ...engine, ...others], { encoding: 'utf8' });
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  });
  return [`Node ${process.versions.node}`, ...debian.trim().split('\n'), `Dragoman at ${commit.trim()}`].join(', ');
}
