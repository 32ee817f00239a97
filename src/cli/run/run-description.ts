import { describeCommand } from '../command-line/command-description.ts';
import { jsonOption, serverOptions } from '../command-line/server-options.ts';

export const runDescription = describeCommand({
  name: 'run',
  summary: 'Run an agent workflow on a running server',
  about: [
    'Starts a task of a workflow, shows each step on standard error when it is done, and prints the data of the result as JSON.',
  ],
  usage: ['dragoman run [options] WORKFLOW', 'command | dragoman run [options] WORKFLOW --input -'],
  arguments: [{ name: 'WORKFLOW', help: 'Name or UUID of a workflow, as "dragoman workflows list" shows it.' }],
  options: {
    input: {
      type: 'string',
      short: 'i',
      value: 'INPUT',
      completion: 'files',
      help: 'Input of the workflow: JSON, or a file with JSON. "-" is standard input. Default: {}.',
    },
    file: {
      type: 'string',
      multiple: true,
      value: '[FIELD=]PATH',
      completion: 'files',
      help: 'Puts the name and the content of a file into the input: into the object of a field, with += at the end of its list, and without a field into the input itself. More than once for several files.',
    },
    out: {
      type: 'string',
      short: 'o',
      value: 'FOLDER',
      completion: 'files',
      help: 'Saves the files that the task makes in this folder, which is made if it does not exist.',
    },
    force: { type: 'boolean', help: 'Lets --out write into a folder that holds files, and replace them.' },
    estimate: { type: 'boolean', help: 'Prints what a task would cost, step by step. Does and bills nothing.' },
    quiet: { type: 'boolean', short: 'q', help: 'Shows no steps.' },
    json: { ...jsonOption.json, help: 'Prints the task with its message, its data and its steps as JSON.' },
    ...serverOptions,
  },
  notes: [
    'Ctrl-C cancels the task. What is done stays billed.',
    'What a task asks is asked in the terminal. Without one, the task waits until it is answered over HTTP.',
  ],
  examples: [
    {
      command: 'dragoman run localize-texts --input \'{"source_lang":"en","target_langs":["es"],"texts":["Hello"]}\'',
    },
    { command: 'dragoman run review-translation --input review.json --out review > result.json' },
    {
      command: 'dragoman run subtitle-recording --file talk.mp3 --input \'{"target_langs":["es"]}\' --out talk',
    },
  ],
  exitCodes: { 1: 'the task failed or was canceled, or a file cannot be read or written' },
});
