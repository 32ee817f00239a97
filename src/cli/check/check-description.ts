import { describeCommand } from '../command-line/command-description.ts';
import { jsonOption, serverOptions } from '../command-line/server-options.ts';

export const checkDescription = describeCommand({
  name: 'check',
  summary: 'Find errors in a translation, with or without a server',
  about: [
    'Compares a translation with its source: two documents of one format, or a file that has both (XLIFF, TMX). Reports the errors of each segment and a score from 0 to 100, with the checks of this machine or with a server.',
  ],
  usage: ['dragoman check --from LANGUAGE --to LANGUAGE [options] SOURCE TARGET', 'dragoman check [options] FILE'],
  arguments: [
    { name: 'SOURCE', completion: 'files', help: 'Document of a type that the server translates.' },
    {
      name: 'TARGET',
      completion: 'files',
      help: 'Its translation, in the same format. Texts are compared by their positions.',
    },
    { name: 'FILE', completion: 'files', help: 'XLIFF (.xlf, .xliff) or TMX (.tmx).' },
  ],
  options: {
    from: {
      type: 'string',
      short: 'f',
      value: 'LANGUAGE',
      help: 'Language of the source. Default: what XLIFF and TMX files say.',
      group: 'Languages',
    },
    to: {
      type: 'string',
      short: 't',
      value: 'LANGUAGE',
      help: 'Language of the translation, such as es or pt-BR. Default: what XLIFF and TMX files say.',
      group: 'Languages',
    },
    'fail-below': {
      type: 'string',
      value: 'SCORE',
      help: 'Exits with 8 if the score of the whole text is below this number.',
      group: 'Report',
    },
    html: {
      type: 'string',
      value: 'FILE',
      completion: 'files',
      help: 'Also writes the report as a page that opens in any browser and needs no other file.',
      group: 'Report',
    },
    json: { ...jsonOption.json, group: 'Report' },
    server: {
      ...serverOptions.server,
      help: 'Sends the segments to this server instead of checking them here.',
    },
    key: serverOptions.key,
  },
  notes: [
    'A segment is a text of the document: a paragraph, a cell, a message, a subtitle. Segments without a translation in an XLIFF file, and those with more than 10,000 characters, are not checked; the report says how many.',
    'More than 500 segments are checked in groups of 500.',
  ],
  examples: [
    { command: 'dragoman check --from en --to es guide.docx guide.es.docx' },
    { command: 'dragoman check strings.de.xlf --fail-below 90', comment: 'in continuous integration' },
    { command: 'dragoman check memory.tmx --to fr --html report.html' },
  ],
  exitCodes: {
    1: 'the translation could not be checked',
    2: 'the command line is wrong, or the languages cannot be checked',
    8: 'the score is below --fail-below',
  },
});
