import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { killTree } from '../measurement/process-tree.ts';

export interface ServerCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  /** Answers 2xx as soon as the server can serve. */
  readonly readyPath: string;
}

/** A server under measurement: started as its users start it, and ended with all that it started. */
export class ServerProcess implements AsyncDisposable {
  readonly port: number;
  readonly processId: number;
  /** From before the process was made until the first 2xx answer. */
  readonly startMilliseconds: number;
  readonly #child: ChildProcess;

  private constructor(port: number, child: ChildProcess, startMilliseconds: number) {
    this.port = port;
    this.processId = child.pid ?? 0;
    this.#child = child;
    this.startMilliseconds = startMilliseconds;
  }

  static async start(command: ServerCommand): Promise<ServerProcess> {
    const started = performance.now();
    let output = '';
    const child = spawn(command.program, command.args, {
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', ...command.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Only the end of what it says is kept, for the error if it does not start.
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = `${output}${chunk}`.slice(-2_000);
      });
    }
    await once(child, 'spawn');
    while (!(await answers(command.port, command.readyPath))) {
      if (child.exitCode !== null) throw new Error(`${command.program} ended: ${output}`);
      if (performance.now() - started > 30_000) {
        killTree(child.pid ?? 0);
        throw new Error(`${command.program} is not ready after 30 s: ${output}`);
      }
      await pause(3);
    }
    return new ServerProcess(command.port, child, performance.now() - started);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    killTree(this.processId);
    await ended;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

async function answers(port: number, path: string): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
