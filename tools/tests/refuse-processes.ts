// Imported before a test file of the fast group: a process that it starts all the same fails the file. The group follows
// from static imports, which do not show what is loaded at run time.
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const started: string[] = [];

if (isMainThread) {
  // Not in the types: what `spawn`, `fork`, `exec` and `execFile` all call.
  const { prototype } = childProcess.ChildProcess as unknown as {
    readonly prototype: { spawn(options: { readonly file: string }): unknown };
  };
  const { spawn } = prototype;
  prototype.spawn = function (options) {
    started.push(options.file);
    return spawn.call(this, options);
  };
  const synchronous = childProcess as unknown as Record<string, (file: string, ...rest: unknown[]) => unknown>;
  for (const name of ['spawnSync', 'execFileSync', 'execSync']) {
    const real = synchronous[name];
    synchronous[name] = (file, ...rest) => {
      started.push(file);
      return real?.(file, ...rest);
    };
  }
  syncBuiltinESMExports();
  process.on('exit', () => {
    if (started.length === 0) return;
    const programs = [...new Set(started)].join(', ');
    process.stderr.write(
      `A fast test started ${programs}; a static import of what starts it puts it among the engines.\n`,
    );
    process.exitCode = 1;
  });
}
