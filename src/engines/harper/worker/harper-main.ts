/** The thread behind `harper-thread.ts`: it loads Harper with the first question, then answers one after the other. */
import { parentPort } from 'node:worker_threads';
import { Dialect, type Lint, LocalLinter, SuggestionKind } from 'harper.js';
import { binary } from 'harper.js/binary';
import { rulesOff } from '../rules-off.ts';
import { DialectLinters } from './dialect-linters.ts';
import { divideFindings, joinTexts } from './joined-texts.ts';
import type { Answer, Finding, HarperDialect, Question } from './messages.ts';
import { WordsElsewhere } from './words-elsewhere.ts';

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by harper-thread.ts.');

const linters = new DialectLinters(prepare);
const wordsElsewhere = { American: otherThan('American'), British: otherThan('British') };
const options = { language: 'plaintext' } as const;

port.on('message', async (question: Question) => port.postMessage(await answer(question)));

async function answer({ dialect, texts }: Question): Promise<Answer> {
  try {
    const linter = await linters.of(dialect);
    const elsewhere = wordsElsewhere[dialect];
    const findings: (readonly Finding[])[] = texts.map(() => []);
    for (const document of joinTexts(texts)) {
      const found = readFindings(await linter.organizedLints(document.text, options), document.text);
      for (const { index, findings: own } of divideFindings(document, found)) {
        const text = texts[index] ?? '';
        const kept: Finding[] = [];
        for (const finding of own)
          if (!isMisspelling(finding) || !(await elsewhere.has(text.slice(finding.start, finding.end))))
            kept.push(finding);
        findings[index] = kept;
      }
    }
    return { kind: 'found', findings };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Of the words that a dialect lacks, those that the other one has. */
function otherThan(dialect: HarperDialect): WordsElsewhere {
  const other = dialect === 'American' ? 'British' : 'American';
  return new WordsElsewhere({
    isListed: async (word) => (await linters.of(dialect)).isLikelyEnglish(word),
    async isKnown(word) {
      // Other rules must not take the place of spelling.
      const found = await (await linters.of(other)).organizedLints(word, { ...options, dedup: false });
      return !readFindings(found, word).some(isMisspelling);
    },
  });
}

function isMisspelling({ rule }: Finding): boolean {
  return rule === 'SpellCheck';
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
