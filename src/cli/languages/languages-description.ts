import { describeCommand } from '../command-line/command-description.ts';
import { jsonOption, serverOptions } from '../command-line/server-options.ts';

export const languagesDescription = describeCommand({
  name: 'languages',
  summary: 'List languages, and which targets each source reaches',
  about: [
    'Lists the languages that a running server translates now. A server does not translate every source into every target; --pairs shows which targets each source reaches.',
  ],
  usage: ['dragoman languages [options]'],
  options: {
    source: { type: 'boolean', help: 'Only languages to translate from.' },
    target: { type: 'boolean', help: 'Only languages to translate into.' },
    pairs: { type: 'boolean', help: 'A line for each source, with its targets. Targets are listed without variants.' },
    from: {
      type: 'string',
      short: 'f',
      value: 'LANGUAGE',
      help: 'Only pairs with this source. Implies --pairs.',
    },
    to: {
      type: 'string',
      short: 't',
      value: 'LANGUAGE',
      help: 'Only pairs with this target. Implies --pairs.',
    },
    ...jsonOption,
    ...serverOptions,
  },
  examples: [
    { command: 'dragoman languages', comment: 'codes, names and features' },
    { command: 'dragoman languages --from en', comment: 'what English can be translated into' },
    { command: 'dragoman languages --pairs --json' },
  ],
  exitCodes: { 1: 'it failed, or no pair matches' },
});
