/** The thread behind `harper-thread.ts`: it loads Harper with the first question, then answers one after the other. */
import { parentPort } from 'node:worker_threads';
import { Dialect, type Lint, LocalLinter, SuggestionKind } from 'harper.js';
import { binary } from 'harper.js/binary';
import { rulesOff } from '../rules-off.ts';
import type { Answer, Finding, HarperDialect, Question } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by harper-thread.ts.');

let linter: LocalLinter | undefined;
let spoken: HarperDialect | undefined;

port.on('message', async (question: Question) => port.postMessage(await answer(question)));

async function answer({ dialect, texts }: Question): Promise<Answer> {
  try {
    const ready = await prepare(dialect);
    const findings: Finding[][] = [];
    for (const text of texts)
      findings.push(readFindings(await ready.organizedLints(text, { language: 'plaintext' }), text));
    return { kind: 'found', findings };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

async function prepare(dialect: HarperDialect): Promise<LocalLinter> {
  linter ??= new LocalLinter({ binary, dialect: Dialect[dialect] });
  if (spoken !== dialect) {
    await linter.setup();
    await linter.setDialect(Dialect[dialect]);
    const rules = await linter.getDefaultLintConfig();
    await linter.setLintConfig({ ...rules, ...Object.fromEntries(rulesOff.map((rule) => [rule, false])) });
    spoken = dialect;
  }
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
  lint.free();
  return { rule, kind, start, end, replacements };
}
