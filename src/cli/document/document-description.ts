import { describeCommand } from '../command-line/command-description.ts';
import { jsonOption, serverOptions } from '../command-line/server-options.ts';
import { formalityOption, keepCodeOption, noInterfacePhrasesOption } from '../command-line/translation-options.ts';

export const documentDescription = describeCommand({
  name: 'document',
  summary: 'Translate documents with a running server',
  about: ['Translates documents with a running server: sends them, waits, and writes the results.'],
  usage: ['dragoman document --to LANGUAGE [options] FILE...'],
  arguments: [
    {
      name: 'FILE...',
      completion: 'files',
      help: "Documents of the types that the server accepts. The command expands patterns in quotes itself: 'docs/**/*.docx'.",
    },
  ],
  options: {
    to: {
      type: 'string',
      short: 't',
      value: 'LANGUAGE',
      help: 'Language to translate into, such as es or pt-BR.',
      group: 'Translation',
    },
    from: {
      type: 'string',
      short: 'f',
      value: 'LANGUAGE',
      help: 'Language of the documents. Default: it is detected.',
      group: 'Translation',
    },
    formality: formalityOption('Translation'),
    'keep-code': keepCodeOption('Translation'),
    'no-interface-phrases': noInterfacePhrasesOption('Translation'),
    glossary: {
      type: 'string',
      multiple: true,
      value: 'ID',
      help: 'Glossary to use; up to 5. Needs --from.',
      group: 'Translation',
    },
    style: { type: 'string', value: 'ID', help: 'Style rule list to use.', group: 'Translation' },
    memory: { type: 'string', value: 'ID', help: 'Translation memory to use.', group: 'Translation' },
    'memory-threshold': {
      type: 'string',
      value: 'PERCENT',
      help: 'How similar a text in the memory has to be: 50 to 100. Default: 75.',
      group: 'Translation',
    },
    conversion: {
      type: 'string',
      multiple: true,
      value: 'KEY:VALUE',
      help: 'How to read documents whose type offers a choice: json-placeholders:translate. Repeat it for more.',
      group: 'Translation',
    },
    watermark: {
      type: 'boolean',
      help: 'Marks DOCX and PDF results as machine translations.',
      group: 'Translation',
    },
    pages: {
      type: 'string',
      value: 'PAGES',
      help: 'Pages of PDF files to translate: --pages 1-3,7,12-. The others stay as they are.',
      group: 'Translation',
    },
    bilingual: {
      type: 'boolean',
      help: 'PDF results show each page of the source beside its translation.',
      group: 'Translation',
    },
    filename: {
      type: 'string',
      value: 'NAME',
      help: 'Name of the document, if the name of its file has no extension or the wrong one. The extension decides the type.',
      group: 'Translation',
    },
    'output-format': {
      type: 'string',
      value: 'TYPE',
      help: 'Type of the results, where the server can convert: --output-format pdf.',
      group: 'Translation',
    },
    out: {
      type: 'string',
      short: 'o',
      value: 'PATH',
      completion: 'files',
      help: 'For one document, the file to write. For several, or if PATH is a folder or ends in "/", the folder for the results, which keep their names and subfolders. Default: name.docx becomes name.es.docx beside it.',
      group: 'Output',
    },
    force: { type: 'boolean', help: 'Replaces existing files.', group: 'Output' },
    parallel: {
      type: 'string',
      value: 'NUMBER',
      help: 'Documents at the same time: 1 to 20. Default: 2.',
      group: 'Output',
    },
    json: { ...jsonOption.json, group: 'Output' },
    ...serverOptions,
  },
  notes: [
    'A result is written when it is complete. If a document fails, the reason is printed and the others continue. Ctrl-C stops the work and deletes from the server what was sent.',
  ],
  examples: [
    { command: 'dragoman document --to es report.docx', comment: 'writes report.es.docx' },
    { command: 'dragoman document --from en --to pt-BR --glossary ID slides.pptx prices.xlsx' },
    { command: "dragoman document --to es 'docs/**/*.docx' --out es --parallel 4" },
  ],
  exitCodes: { 1: 'something could not be translated' },
});
