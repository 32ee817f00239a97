import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { InputError, systemErrorWords } from '../command-line/command-errors.ts';
import { type DownloadTools, downloadResult, pathBelow } from '../command-line/download-result.ts';
import { fileOutput } from '../command-line/open-output.ts';
import { field, objects } from '../command-line/server-client.ts';

/** Below it are the files of tasks. */
const tasks = '/v1/unstable/agent/tasks/';

/** Fails where the folder holds something: the names of the files are known only when the task is done and billed. */
export async function refuseFilled(folder: string): Promise<void> {
  try {
    if ((await readdir(folder)).length > 0)
      throw new InputError(`${folder} is not empty; --force writes into it and replaces files of the same names.`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    const words = systemErrorWords(error);
    throw words === undefined ? error : new InputError(`${folder}: ${words}.`);
  }
}

/** Saves the files that a task has made beside its result, and gives their paths. */
export async function saveFiles(task: unknown, folder: string, tools: DownloadTools): Promise<readonly string[]> {
  const artifacts = (objects(field(task, 'result_data')) ?? []).filter(({ artifactId }) => artifactId !== 'result');
  const saved = new Set<string>();
  for (const { name, contentUrl } of artifacts) {
    const path = unusedPath(join(folder, plainName(String(name))), saved);
    const output = await fileOutput(path, { makeFolder: true });
    await downloadResult(`${tools.server.address}${pathBelow(tasks, String(contentUrl))}`, {}, output, tools);
    saved.add(path);
  }
  return [...saved];
}

/** Without folders: a workflow names its files. */
function plainName(name: string): string {
  const plain = name.replaceAll(/[/\\\p{Cc}]/gu, '-');
  return /^\.*$/.test(plain) ? 'file' : plain;
}

function unusedPath(path: string, used: ReadonlySet<string>): string {
  const ending = extname(path);
  const beginning = path.slice(0, path.length - ending.length);
  let unused = path;
  for (let number = 2; used.has(unused); number += 1) unused = `${beginning}-${number}${ending}`;
  return unused;
}
