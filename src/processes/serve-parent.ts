/** What the process behind a `SupervisedProcess` was given when it began. */
export function processData(): unknown {
  return JSON.parse(process.argv[2] ?? 'null');
}

/**
 * Takes requests of the process that began this one, and returns what sends answers. This process ends when that one does; a
 * service manager that asks all processes at once to stop means the server, which ends this one when it needs it no more.
 */
export function serveParent<Request, Answer>(take: (request: Request) => void): (answer: Answer) => void {
  process.on('message', (request) => take(request as Request));
  process.on('disconnect', () => process.exit());
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  return (answer) => void process.send?.(answer);
}
