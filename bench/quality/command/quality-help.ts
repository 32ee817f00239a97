export const qualityHelp = `Usage: npm run bench:quality -- TEST-SET --from en --to es [options]
       npm run bench:quality -- --source FILE --reference FILE [--system NAME=FILE ...] --from en --to es [options]

Scores the installed engines, and stored outputs of other systems, with chrF and BLEU.

TEST-SET is a .tsv or .csv file with a header, or .jsonl: source, reference, perhaps reference2 and so on;
every other column is the stored output of the system so named.

      --from CODE        language of the sources
      --to CODE          language of the references
      --source FILE      plain text, one segment a line, instead of TEST-SET
      --reference FILE   the same in the other language; may be repeated
      --system NAME=FILE stored output, line by line; may be repeated
      --engine ID        only this engine; may be repeated
      --no-engines       only stored outputs
      --limit N          only the first N segments
      --tokenize NAME    of BLEU: 13a, intl, char, zh, none (default: by the language)
      --lowercase        letter case does not count
      --samples N        resampled test sets (default 1000)
      --seed N           of the resampling (default 12345)
      --worst N          list the N segments with the lowest chrF of each engine
      --output FILE      Markdown; default standard output
      --json FILE        the same, complete, for programs
`;
