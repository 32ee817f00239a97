/** `dragoman translate --help`. */
export const translateHelp = `Translates texts, standard input or files, in this process or with a server.

Usage:
  dragoman translate --to LANGUAGE [options] TEXT...
  dragoman translate --to LANGUAGE [options] --file PATH...
  command | dragoman translate --to LANGUAGE [options]

Input:
  TEXT...               Each is translated by itself and printed on a line of its own. "-" is standard input.
  --file PATH...        Files; paths may follow it, so that --file *.txt works. "-" is standard input.
  Standard input is read when there is neither. Texts and files are UTF-8.

Languages:
  -t, --to LANGUAGE     Language to translate into: es, pt-BR. "dragoman doctor" lists them.
  -f, --from LANGUAGE   Language of the input. Without it, it is detected: for each TEXT, and once for a file or for
                        standard input, from its beginning.
  -v, --verbose         Tells on standard error which languages were detected.
  --formality X         more, less (an error where no engine can), prefer_more or prefer_less.

Kind of text (default: by the ending of the file name, else text):
  --text                Plain text. Lines, line ends and white space stay; a line end ends a sentence.
  --wrapped             Plain text whose sentences go on over line ends; an empty line ends them.
  --html, --xml         One document of markup. Tags stay with their words.

Output:
  -o, --output PATH     Writes there instead of to standard output ("-").
  --output-dir FOLDER   Writes each file there, under its own name. The folder is made.
                        Without either, one file goes to standard output, and of several each goes beside its
                        original: name.txt becomes name.es.txt. What exists is replaced, once the translation is whole.
  --line-buffered       Standard input: translates and prints each line as it comes. So does a terminal.

Server:
  --server URL          Sends the texts to this server (Dragoman, or any with the same interface) instead of
                        translating here.
  --key KEY             Key of the server. Without it, DRAGOMAN_API_KEY.

Exit code: 0 done, 1 something could not be translated, 2 the command line is wrong, 130 stopped by Ctrl-C.
`;
