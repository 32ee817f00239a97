type Run = (input: unknown) => unknown;

/** The `run` of a task's module, which is evaluated at its first use. */
export async function loadTask(module: string): Promise<Run> {
  const { run } = (await import(module)) as { readonly run: Run };
  return run;
}
