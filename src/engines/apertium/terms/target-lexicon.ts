import type { ModeRunner } from '../mode-runner.ts';
import { encodeText } from '../stream-format.ts';
import { readTokens } from './lexical-units.ts';
import { readTargetTerm, type TargetTerm } from './target-term.ts';

/** Entries kept; the oldest go first. */
const capacity = 20_000;

/** What is known of target terms and of the forms that generators can write, kept over calls. */
export class TargetLexicon {
  readonly #terms = new Map<string, TargetTerm>();
  readonly #forms = new Map<string, boolean>();

  async look(runner: ModeRunner, text: string, language: string): Promise<TargetTerm> {
    const key = `${runner.fingerprint} ${language} ${text}`;
    const known = this.#terms.get(key);
    if (known !== undefined) return known;
    const term = await readTerm(runner, text, language);
    keep(this.#terms, key, term);
    return term;
  }

  async knownForms(runner: ModeRunner, forms: readonly string[]): Promise<ReadonlySet<string>> {
    const key = (form: string) => `${runner.fingerprint} ${form}`;
    const asked = forms.filter((form) => !this.#forms.has(key(form)));
    const answers = await runner.knownForms(asked);
    const known = new Set(forms.filter((form) => this.#forms.get(key(form)) ?? answers.has(form)));
    for (const form of asked) keep(this.#forms, key(form), answers.has(form));
    return known;
  }
}

async function readTerm(runner: ModeRunner, text: string, language: string): Promise<TargetTerm> {
  const { payload, blanks } = encodeText(text);
  if (blanks.length > 0) return { text, roles: [] };
  const analysis = await runner.analyseTarget(payload);
  if (analysis === undefined) return { text, roles: [] };
  // Without the full stop and the empty blank that end a payload.
  const tokens = readTokens(analysis.trim()).slice(0, -2);
  return readTargetTerm(text, tokens, language);
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value);
  if (map.size <= capacity) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
