import type { ByPlan } from '../contracts/documents/upload-settings.ts';
import { requestedLanguage } from '../language/variants.ts';
import type { SettingName } from './settings.ts';

/** Turns a setting's text into a value, or throws a `ValueProblem` that says what would be right. */
export type ParseValue<Value> = (text: string) => Value;

/** Reads one setting; a problem is noted under its name, and the fallback is used. */
export type ReadSetting = <Value>(name: SettingName, parse: ParseValue<Value>, fallback: Value) => Value;

export class ValueProblem extends Error {}

export function wholeNumber(minimum: number, maximum: number): ParseValue<number> {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= minimum && value <= maximum))
      throw new ValueProblem(`must be a whole number from ${minimum} to ${maximum}, not "${text}"`);
    return value;
  };
}

/** `100/10`: on Pro and on Free; one value for both. */
export function byPlan(parse: ParseValue<number>): ParseValue<ByPlan> {
  return (text) => {
    const [pro = '', free = pro, ...more] = text.split('/').map((part) => part.trim());
    if (more.length > 0)
      throw new ValueProblem(`must be one value, or those of Pro and Free as "100/10", not "${text}"`);
    return { pro: parse(pro), free: parse(free) };
  };
}

export const mebibyte = 1024 * 1024;

/** A whole number of mebibytes, as bytes. */
export function mebibytes(minimum: number): ParseValue<number> {
  return (text) => wholeNumber(minimum, 1024 * 1024)(text) * mebibyte;
}

export function oneOf<const Choice extends string>(choices: readonly Choice[]): ParseValue<Choice> {
  return (text) => {
    const choice = choices.find((candidate) => candidate === text.toLowerCase());
    if (choice === undefined) throw new ValueProblem(`must be one of ${choices.join(', ')}, not "${text}"`);
    return choice;
  };
}

export const yesOrNo: ParseValue<boolean> = (text) => {
  if (/^(1|true|yes|on)$/i.test(text)) return true;
  if (/^(0|false|no|off)$/i.test(text)) return false;
  throw new ValueProblem(`must be 1 or 0, not "${text}"`);
};

export const list: ParseValue<readonly string[]> = (text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const languageList: ParseValue<readonly string[]> = (text) => list(text).map(language);

export function language(code: string): string {
  const canonical = requestedLanguage(code);
  if (canonical === undefined) throw new ValueProblem(`knows no language "${code}"; use codes such as en or pt-BR`);
  return canonical;
}

export const httpUrl: ParseValue<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new ValueProblem(`must be an http or https address, not "${text}"`);
  return url.href.replace(/\/$/, '');
};

/** An address under which clients reach the server: what comes after the path cannot be part of it. */
export const publicUrl: ParseValue<string> = (text) => {
  const url = new URL(httpUrl(text));
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    throw new ValueProblem(`must be a scheme, a host and optionally a path, not "${text}"`);
  if (/^\/(v\d+|docs|healthz|readyz|metrics|openapi\.json)(\/|$)/.test(url.pathname))
    throw new ValueProblem(`must not have a path of the interface itself as its path, as "${url.pathname}" is`);
  return url.href.replace(/\/+$/, '');
};

/** An address to send requests to. */
export const serverUrl: ParseValue<string> = (text) => {
  const url = httpUrl(text);
  if (new URL(url).username !== '' || new URL(url).password !== '')
    throw new ValueProblem('must not contain a user name and password; use the setting for the key');
  return url;
};

/** Holds a password, so it is not repeated in problems. */
export const smtpUrl: ParseValue<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new ValueProblem('must be an address such as smtp://user:password@mail.example.com:587 or smtps://…');
  return text;
};

/** Holds a password, so it is not repeated in problems. */
export const databaseUrl: ParseValue<string> = (text) => {
  const isPostgres = /^postgres(?:ql)?:\/\//.test(text);
  // A host may be missing, for a socket that a parameter names.
  if (!isPostgres || !URL.canParse(text.replace('@/', '@localhost/')))
    throw new ValueProblem('must be an address such as postgres://user:password@db.example.com:5432/dragoman');
  return text;
};

export const mailSender: ParseValue<string> = (text) => {
  if (!/^([^<>"\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text))
    throw new ValueProblem(`must be an e-mail address, or a name and the address in <>, not "${text}"`);
  return text;
};

/** Keys that operators choose themselves. */
export const chosenKey: ParseValue<string> = (text) => {
  if (!/^[\x21-\x7e]{16,256}$/.test(text))
    throw new ValueProblem('must be 16 to 256 visible ASCII characters without spaces');
  return text;
};
