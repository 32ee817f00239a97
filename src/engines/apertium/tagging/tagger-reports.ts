import type { ModeStage } from '../mode-file.ts';

/*
 * What a tagger says of its input while it works (`-d`), within the message it is about:
 *
 *   ^the<det>$ Error: A new ambiguity class was found. ⏎ … ⏎ New ambiguity class: {ADJ,VLEXPP} ⏎ ^know<vblex>$[7] NUL
 *                                          │ filter
 *                                          ▼
 *   ^the<det>$ ^know<vblex>$[!ADJ,VLEXPP][7] NUL
 *
 * No stage looks into blanks, so the names come out at the end of the pipeline beside the number of the message. Text that
 * flows through a pipeline has no line breaks, so whatever has some is the tagger's.
 */
const program = String.raw`
BEGIN { $| = 1 }
if (/\n/) {
  my $new = "";
  $new .= "[!$1]" while s/Error: A new ambiguity class was found[^\n]*\nRetraining[^\n]*\nWord '[^\n]*\nNew ambiguity class: \{([^}\n]*)\}\n//;
  s/(?:Warning: There is not coarse tag|Warning \(internal\)|Problem with word ')[^\n]*\n//g;
  s/(?:         This is because|Word being read: |Debug: )[^\n]*\n//g;
  s/(\[\d+\]\0?)\z/$new$1/;
}
`;

/** A tagger that reports, and the filter behind it. */
export function reportingTagger(tagger: ModeStage, perl: string): readonly ModeStage[] {
  return [
    { ...tagger, arguments: ['-d', ...tagger.arguments], reports: true },
    { program: perl, arguments: ['-0', '-pe', program] },
  ];
}

const mark = /\[!([^\]\\]*)\]$/;

export interface ReportedOutput {
  readonly output: string;
  /** Names of the classes that the tagger's model lacks, in the form of `TaggerModel`. */
  readonly newClasses: readonly string[];
}

/** Takes the names of new classes off an answer without its number. */
export function readReports(output: string): ReportedOutput {
  const newClasses: string[] = [];
  let rest = output;
  for (let match = mark.exec(rest); match !== null; match = mark.exec(rest)) {
    newClasses.push(match[1] ?? '');
    rest = rest.slice(0, match.index);
  }
  return { output: rest, newClasses };
}
