import type { Check, SourceFile } from './check.ts';
import { isTest } from './read-sources.ts';

/** Words and turns of phrase that pages, help texts, messages and contracts do without, from `prose-terms.json`. */
export interface ProseTerms {
  /** `pattern` is a regular expression for whole words, in any case. */
  readonly terms: readonly { readonly pattern: string; readonly instead: string }[];
  /** Where a term is the right word. */
  readonly exceptions: readonly ProseException[];
}

interface ProseException {
  readonly path: string;
  /** Part of the line. */
  readonly text: string;
  readonly reason: string;
}

/** Pages that are written by hand, and the parts of the program whose words people read: catalogue, logs, help, settings, contracts. */
const pages = /^(docs\/(?!decisions\/|reference\/[\w-]+\.md).*|(?!CHANGELOG)[A-Z_]+)\.md$/;
const messages = /^src\/(errors|observability|config|cli)\//;
const contracts = /^src\/contracts\//;

export function proseCheck(terms: ProseTerms): Check {
  return { name: 'prose', run: async ({ sources }) => proseProblems(sources, terms) };
}

export function proseProblems(sources: readonly SourceFile[], { terms, exceptions }: ProseTerms): readonly string[] {
  const used = new Set<ProseException>();
  const patterns = terms.map(({ pattern, instead }) => ({ pattern: new RegExp(`\\b(${pattern})\\b`, 'i'), instead }));
  const problems = sources.flatMap((source) =>
    proseOf(source).flatMap(({ line, text }) =>
      patterns.flatMap(({ pattern, instead }) => {
        const found = pattern.exec(text)?.[0];
        if (found === undefined) return [];
        const exception = exceptions.find(({ path, text: part }) => path === source.path && text.includes(part));
        if (exception !== undefined) {
          used.add(exception);
          return [];
        }
        return [`${source.path}:${line}: "${found}"; use ${instead}`];
      }),
    ),
  );
  const unused = exceptions.filter((exception) => !used.has(exception));
  return [...problems, ...unused.map(({ path, text }) => `tools/check/prose-terms.json: no "${text}" in ${path}`)];
}

interface Prose {
  readonly line: number;
  readonly text: string;
}

/** Lines of a page without code, string literals of messages, comments of contracts. */
function proseOf({ path, text }: SourceFile): readonly Prose[] {
  if (pages.test(path)) return proseOfPage(text);
  if (isTest({ path, text })) return [];
  if (messages.test(path)) return linesOf(text).flatMap(literalsOf);
  return contracts.test(path) ? linesOf(text).filter((line) => /^\s*(\/\*\*|\*|\/\/)/.test(line.text)) : [];
}

function proseOfPage(text: string): readonly Prose[] {
  let code = false;
  return linesOf(text).flatMap(({ line, text: content }) => {
    const fence = /^\s*(```|~~~)/.test(content);
    if (fence) code = !code;
    return fence || code ? [] : [{ line, text: content.replaceAll(/`[^`]*`/g, '`…`').replaceAll(/\]\([^)]*\)/g, ']') }];
  });
}

function literalsOf({ line, text }: Prose): readonly Prose[] {
  if (/^\s*(\/\/|\*|\/\*|import |export .* from )/.test(text)) return [];
  const literals = text.match(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`?/g) ?? [];
  // A line inside a template that spans several has no quotation marks of its own.
  const prose = literals.length > 0 || /[;{}()=]/.test(text) ? literals : [text];
  return prose.filter((literal) => /\w \w/.test(literal)).map((literal) => ({ line, text: literal }));
}

function linesOf(text: string): readonly Prose[] {
  return text.split('\n').map((content, index) => ({ line: index + 1, text: content }));
}
