/** The argument of commands that read texts from the command line, from files or from standard input. */
export function textsArgument(participle: string) {
  return {
    name: 'TEXT...',
    help: `Texts. Each is ${participle} on its own and printed on a line of its own. "-" is standard input, which is also read when there are neither texts nor files. All input is UTF-8.`,
  };
}

/** `--file` of the same commands. */
export function filesOption(help: string) {
  return { type: 'string', multiple: true, value: 'PATH...', completion: 'files', help, group: 'Files' } as const;
}
