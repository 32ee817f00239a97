import type { Check, SourceFile } from './check.ts';
import { isTest } from './read-sources.ts';

/** Words and turns of phrase that pages, help texts, messages and contracts do without, from `prose-terms.json`. */
export interface ProseTerms {
  /** `pattern` is a regular expression for whole words, in any case. */
  readonly terms: readonly { readonly pattern: string; readonly instead: string }[];
  /** Words that names in code and comments do without, as a regular expression for one word of a name in camel case. */
  readonly code: { readonly pattern: string; readonly instead: string };
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
/** Declared names, comments and titles of tests. Words inside of rules and samples of languages are data. */
const code = /^(src|test|tools|bench)\/.*\.ts$/;
const declaration =
  /(?:\b(?:const|let|function|class|interface|type|readonly|using)|[(,] ?#?)\s*([A-Za-z]\w*)(?=\??[:=(<;,) ]|$)/g;
const positionName = /(?<!^in|In|its|Its)Places?$|^places?$/;
const title = /^\s*(?:await \w+\.)?(?:test|it|describe)(?:\.\w+)?\((['"`])(.*?)\1/;

export function proseCheck(terms: ProseTerms): Check {
  return { name: 'prose', run: async ({ sources }) => proseProblems(sources, terms) };
}

export function proseProblems(sources: readonly SourceFile[], proseTerms: ProseTerms): readonly string[] {
  const { terms, exceptions } = proseTerms;
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
  const names = sources.flatMap((source) => problemsOfCode(source, proseTerms.code));
  return [
    ...problems,
    ...names,
    ...unused.map(({ path, text }) => `tools/check/prose-terms.json: no "${text}" in ${path}`),
  ];
}

/** House words in declared names, in comments and in titles of tests. A place is a position, an index, a slot or a range. */
function problemsOfCode({ path, text }: SourceFile, { pattern, instead }: ProseTerms['code']): readonly string[] {
  if (!code.test(path)) return [];
  const word = new RegExp(`^(${pattern})$`, 'i');
  return linesOf(text).flatMap(({ line, text: content }) => {
    const comment = /^\s*(?:\/\*\*|\*|\/\/)(.*)/.exec(content)?.[1];
    if (comment !== undefined) {
      if (contracts.test(path)) return [];
      const found = comment
        .replaceAll(/`[^`]*`/g, '')
        .match(/[A-Za-z]+/g)
        ?.find((part) => word.test(part));
      return found === undefined ? [] : [`${path}:${line}: "${found}" in a comment; use ${instead}`];
    }
    const titleWords =
      title
        .exec(content)?.[2]
        ?.replace(/\bin place\b/, '')
        .match(/\w+/g) ?? [];
    const inTitle = titleWords.find((part) => word.test(part) || positionName.test(part));
    if (inTitle !== undefined) return [`${path}:${line}: "${inTitle}" in a title; use ${instead}`];
    return [...withoutLiterals(content).matchAll(declaration)].flatMap(([, name = '']) => {
      const isHouseWord = name.split(/(?=[A-Z])/).some((part) => word.test(part));
      return isHouseWord || positionName.test(name) ? [`${path}:${line}: the name "${name}"; use ${instead}`] : [];
    });
  });
}

/** What remains of a line that begins in data, such as a rule in a template, has no declarations. */
function withoutLiterals(line: string): string {
  return line.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/ .*/g, '');
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
