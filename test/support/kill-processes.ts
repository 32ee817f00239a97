/** Kills the processes of an engine as soon as it has some. */
export async function killProcesses(engine: { readonly processIds: readonly number[] }): Promise<void> {
  while (engine.processIds.length === 0) await new Promise((resolve) => setImmediate(resolve));
  for (const id of engine.processIds) process.kill(id, 'SIGKILL');
}
