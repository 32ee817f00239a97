/** `dragoman document --help`. */
export const documentHelp = `Translates documents with a running server: sends them, waits, and writes the results.

Usage: dragoman document --to LANGUAGE [options] FILE...

  FILE...               Documents, of the types that the server takes. Patterns in quotes are expanded by the command:
                        'docs/**/*.docx'.

Translation:
  -t, --to LANGUAGE     Language to translate into: es, pt-BR.
  -f, --from LANGUAGE   Language of the documents. Without it, it is detected.
  --formality X         more, less (an error where no engine can), prefer_more or prefer_less.
  --glossary ID         Glossary to use; up to 5. Needs --from.
  --style ID            Style rule list to use.
  --memory ID           Translation memory to use.
  --memory-threshold N  How alike a text of the memory has to be, in per cent: 50 to 100. Default: 75.
  --conversion KEY:VALUE
                        How documents are read, where their type has a choice: json-placeholders:translate. Several times
                        for several.
  --watermark           Says in the results that they were translated: DOCX and PDF.
  --filename NAME       Name of a document whose file has another one, or none with an ending: its ending says the type.
  --output-format X     Type of the results, where the server converts: --output-format pdf.

Output:
  -o, --out PATH        For one named document the file to write; else, or where it is a folder or ends in "/", the folder
                        for documents under their own names. The folder is made; what a pattern finds in subfolders
                        goes into subfolders of it. Without --out, name.docx becomes name.es.docx beside it.
  --force               Replaces files that exist.

Work:
  --parallel N          Documents at the same time: 1 to 20. Default: 2.
  --server URL          The server. Without it, the one that the configuration here starts.
  --key KEY             Key of the server. Without it, DRAGOMAN_API_KEY.

A result is written when it is whole. A document that cannot be translated is told, and the others go on. Ctrl-C ends the
work and deletes what was sent from the server.

Exit code: 0 done, 1 something could not be translated, 2 the command line is wrong, 130 stopped by Ctrl-C.
`;
