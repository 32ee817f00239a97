import { parseArgs } from 'node:util';
import { baseLanguage, canonicalLanguage } from '../../../src/language/codes.ts';
import { isTokenizerName, type TokenizerName, tokenizerFor } from '../metrics/tokenizers.ts';
import type { Resampling } from '../score-systems.ts';
import type { TestSetFiles } from '../test-set/read-test-set.ts';

export interface QualityCommand {
  readonly files: TestSetFiles;
  readonly source: string;
  readonly target: string;
  /** Undefined means all that are installed. */
  readonly engines: readonly string[] | undefined;
  readonly limit: number;
  readonly tokenizer: TokenizerName;
  readonly lowercase: boolean;
  readonly resampling: Resampling;
  readonly worst: number;
  readonly output: string | undefined;
  readonly json: string | undefined;
}

/** The command line is wrong. */
export class CommandError extends Error {}

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  source: { type: 'string' },
  reference: { type: 'string', multiple: true },
  system: { type: 'string', multiple: true },
  engine: { type: 'string', multiple: true },
  'no-engines': { type: 'boolean', default: false },
  limit: { type: 'string' },
  tokenize: { type: 'string' },
  lowercase: { type: 'boolean', default: false },
  samples: { type: 'string' },
  seed: { type: 'string' },
  worst: { type: 'string' },
  output: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export function parseQualityCommand(args: readonly string[]): QualityCommand | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const target = language('--to', values.to);
  const tokenizer = values.tokenize ?? tokenizerFor(baseLanguage(target));
  if (!isTokenizerName(tokenizer))
    throw new CommandError(`--tokenize: "${tokenizer}" is none of 13a, intl, char, zh, none.`);
  return {
    files: testSetFiles(positionals, values),
    source: language('--from', values.from),
    target,
    engines: values['no-engines'] ? [] : values.engine,
    limit: whole('--limit', values.limit, Number.POSITIVE_INFINITY, 1),
    tokenizer,
    lowercase: values.lowercase,
    resampling: { samples: whole('--samples', values.samples, 1000, 1), seed: whole('--seed', values.seed, 12345, 0) },
    worst: whole('--worst', values.worst, 0, 0),
    output: values.output,
    json: values.json,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

type Values = ReturnType<typeof parse>['values'];

function testSetFiles(positionals: readonly string[], { source, reference, system }: Values): TestSetFiles {
  const [file, ...more] = positionals;
  if (more.length > 0) throw new CommandError(`One test set at a time; there is ${positionals.join(', ')}.`);
  const plain = source ?? reference ?? system;
  if (file !== undefined) {
    if (plain !== undefined) throw new CommandError('Either TEST-SET, or --source, --reference and --system.');
    return { file };
  }
  if (source === undefined || reference === undefined)
    throw new CommandError('Which test set? A file, or --source and --reference.');
  const systems = (system ?? []).map(namedFile);
  const names = systems.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new CommandError(`--system: "${twice}" is there twice.`);
  return { source, references: reference, systems };
}

function namedFile(text: string): { readonly name: string; readonly file: string } {
  const [, name, file] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || file === undefined) throw new CommandError(`--system: "${text}" is not NAME=FILE.`);
  if (/^(source|reference\d*)$/.test(name)) throw new CommandError(`--system: no system can be called "${name}".`);
  return { name, file };
}

function language(option: string, code: string | undefined): string {
  if (code === undefined) throw new CommandError(`${option} is missing.`);
  const canonical = canonicalLanguage(code);
  if (canonical === undefined) throw new CommandError(`${option}: "${code}" is no language code.`);
  return canonical;
}

function whole(option: string, text: string | undefined, fallback: number, least: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least)
    throw new CommandError(`${option}: "${text}" is no whole number from ${least}.`);
  return value;
}
