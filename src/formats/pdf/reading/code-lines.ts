import words from './code-words.json' with { type: 'json' };

interface Form {
  readonly certain: boolean;
  readonly test: RegExp;
}

const forms: readonly Form[] = words.forms.map(({ certain, pattern, ...form }) => ({
  certain,
  test: new RegExp(pattern, 'anyCase' in form ? 'iu' : 'u'),
}));
const certain = forms.filter((form) => form.certain);
const programs: ReadonlySet<string> = new Set(words.programs);

/** Longer lines are looked at no further: forms have to be found in time. */
const longestLine = 400;

/** Whether a line in a typewriter face is a statement of a programming language, wherever it is. */
export function isStatement(line: string): boolean {
  return line.length <= longestLine && certain.some(({ test }) => test.test(line));
}

/** Whether a line is a statement, or may be one among other lines of code. */
export function mayBeStatement(line: string): boolean {
  return line.length <= longestLine && (programs.has(line) || forms.some(({ test }) => test.test(line)));
}

const codeSign = /[{}()[\];=<>|&$#\\/_:+*"'`~^@%]/gu;

export function hasSignsOfCode(text: string): boolean {
  const signs = text.match(codeSign)?.length ?? 0;
  return signs >= 2 && signs > 0.08 * text.length;
}

const program = /^(?:[a-z][\w.+-]*|~?\.{0,2}\/\S+)$/u;
const option = /^--?[A-Za-z][\w-]*(?:=\S*)?$/u;
const path = /^(?:~|\.{1,2}|\/[^\s/]+)\/\S|^[a-z][a-z+]*:\/\/|^\w[\w-]*\.[a-z]\w{0,4}$/u;
/** Of a shell that waits for a command; the others also begin comments and quotations. */
const certainPrompt = /^(?:\$|[\w.-]+@[\w.-]+:\S*[$#]|(?:PS )?[A-Z]:\\\S*>) +/u;
const prompt = /^[#>%] +/u;
const printable = /^[\x21-\x7e]+$/u;
/** In words: commands with an option or behind a prompt, with a file alone, and of a program that is known. */
const longest = { withOption: 24, withPath: 5, ofKnown: 7 };

/**
 * Whether a text in a typewriter face is a command: a name in small letters behind a prompt, or with an option or a file, or that of a
 * program that is known.
 */
export function isCommand(text: string): boolean {
  const line = text.replaceAll('\u200b', '').trim();
  const isPrompted = certainPrompt.test(line);
  const [first = '', ...others] = line.replace(certainPrompt, '').replace(prompt, '').split(/\s+/u);
  if (!program.test(first) || /[,;:!?]$|\w\.$/u.test(others.at(-1) ?? '')) return false;
  const isKnown = programs.has(first) && others.length > 0 && others.length < longest.ofKnown;
  if (isKnown && others.every((word) => printable.test(word))) return true;
  if (isPrompted && !/[,;:!?]$/u.test(first) && others.length < longest.withOption) return true;
  const has = (sign: RegExp, most: number): boolean => others.length < most && others.some((word) => sign.test(word));
  return has(option, longest.withOption) || has(path, longest.withPath);
}

/** A name in small letters alone, as `begin` or `make`: it may be part of a listing, and may be none. */
export function isLoneName(line: string): boolean {
  return /^[a-z]\w*$/u.test(line);
}
