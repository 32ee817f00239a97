/** The thread behind `harper-thread.ts`: it loads Harper with the first question, then answers one after the other. */
import { parentPort } from 'node:worker_threads';
import { Dialect, type Lint, LocalLinter, SuggestionKind } from 'harper.js';
import { binary } from 'harper.js/binary';
import { rulesOff } from '../rules-off.ts';
import { DialectLinters } from './dialect-linters.ts';
import type { Answer, Finding, HarperDialect, Question } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by harper-thread.ts.');

const linters = new DialectLinters(prepare);

port.on('message', async (question: Question) => port.postMessage(await answer(question)));

async function answer({ dialect, texts }: Question): Promise<Answer> {
  try {
    const found = await lintAll(texts, dialect);
    const misspelt = texts.filter((_, index) => found[index]?.some(isMisspelling));
    const elsewhere = await lintAll(misspelt, dialect === 'American' ? 'British' : 'American');
    const positions = elsewhere.map((list) => new Set(list.filter(isMisspelling).map(({ start }) => start)));
    const strange = new Map(misspelt.map((text, index) => [text, positions[index]]));
    // What the other dialect knows is a matter of variants, not a mistake.
    const findings = found.map((list, index) =>
      list.filter((finding) => !isMisspelling(finding) || strange.get(texts[index] ?? '')?.has(finding.start)),
    );
    return { kind: 'found', findings };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function isMisspelling({ rule }: Finding): boolean {
  return rule === 'SpellCheck';
}

async function lintAll(texts: readonly string[], dialect: HarperDialect): Promise<readonly (readonly Finding[])[]> {
  if (texts.length === 0) return [];
  const linter = await linters.of(dialect);
  const findings: (readonly Finding[])[] = [];
  for (const text of texts)
    findings.push(readFindings(await linter.organizedLints(text, { language: 'plaintext' }), text));
  return findings;
}

async function prepare(dialect: HarperDialect): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary, dialect: Dialect[dialect] });
  await linter.setup();
  const rules = await linter.getDefaultLintConfig();
  await linter.setLintConfig({ ...rules, ...Object.fromEntries(rulesOff.map((rule) => [rule, false])) });
  return linter;
}

function readFindings(byRule: Readonly<Record<string, readonly Lint[]>>, text: string): Finding[] {
  return Object.entries(byRule).flatMap(([rule, lints]) => lints.map((lint) => readFinding(rule, lint, text)));
}

/** Every handle into WebAssembly is freed. */
function readFinding(rule: string, lint: Lint, text: string): Finding {
  const span = lint.span();
  const [start, end] = [span.start, span.end];
  span.free();
  const replacements = lint.suggestions().map((suggestion) => {
    const [kind, written] = [suggestion.kind(), suggestion.get_replacement_text()];
    suggestion.free();
    if (kind === SuggestionKind.Remove) return '';
    return kind === SuggestionKind.InsertAfter ? text.slice(start, end) + written : written;
  });
  const kind = lint.lint_kind();
  const message = lint.message();
  lint.free();
  return { rule, kind, start, end, replacements, message };
}
