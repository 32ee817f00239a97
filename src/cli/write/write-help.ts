/** `dragoman write --help`. */
export const writeHelp = `Improves texts in their own language, in this process.

Usage:
  dragoman write [options] TEXT...
  command | dragoman write [options]

Input:
  TEXT...           Each is improved by itself and printed on a line of its own.
                    Standard input is read when there is none, or with "-". It is UTF-8.

What is done:
  --correct         Only spelling and grammar are put right, with the smallest change.
  --style STYLE     simple, business, academic or casual.
  --tone TONE       enthusiastic, friendly, confident or diplomatic. Excludes --style.
                    With "prefer_" before it (prefer_simple), a language that has none goes without.
  -t, --to LANGUAGE Language of the texts (de, en-GB, pt-BR): a variant is what they are brought into. Without it, it is
                    detected. A text in another language is improved in its own.
  -v, --verbose     Tells on standard error which language a text is in, and what improved it.

Exit code: 0 done, 1 something could not be improved, 2 the command line is wrong, 130 stopped by Ctrl-C.
`;
