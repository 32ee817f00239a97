import type { TextTask } from '../../contracts/text-work.ts';

/** The task that a module's `run` does; `Run` is the type of that function. */
export function textTask<Run extends (input: never) => unknown>(
  name: string,
  module: URL,
  inlineSize = 0,
): TextTask<Parameters<Run>[0], Awaited<ReturnType<Run>>> {
  return { name, module: module.href, inlineSize };
}
