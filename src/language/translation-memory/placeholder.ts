import type { TextSpan } from '../text-edit.ts';

/*
 * Placeholders of common message formats: {{ name }} {% tag %} {name} ${name} %{name} %(name)s %1$d %s. Lengths are bounded,
 * so that matching is linear.
 */
export const placeholderSource: string = [
  String.raw`\{\{[^\{\}\n]{0,64}\}\}|\{%[^\{\}%\n]{0,64}%\}|[$%#]?\{[\w.$:#\-]{0,64}\}`,
  String.raw`(?<![\p{Nd}%])%(?:\(\w{1,64}\)|\d{1,2}\$)?[\-+0#]{0,4}\d{0,4}(?:\.\d{1,4})?(?:hh|ll|[hlqjzt])?[sdifuxXeEgGc@](?![\p{L}\p{N}])`,
].join('|');

const whole = new RegExp(`^(?:${placeholderSource})$`, 'u');

const anywhere = new RegExp(placeholderSource, 'gu');

/** In order. */
export function findPlaceholders(text: string): readonly TextSpan[] {
  if (!/[{%]/u.test(text)) return [];
  return Array.from(text.matchAll(anywhere), ({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

export function isPlaceholder(text: string): boolean {
  return text.length < 80 && whole.test(text);
}

/**
 * What a placeholder is without its name: one serves where another of the same shape did. Template tags are more than a
 * name, so each is a shape of its own.
 */
export function placeholderShape(placeholder: string): string {
  if (placeholder.startsWith('{%')) return placeholder;
  if (placeholder.startsWith('%') && !placeholder.startsWith('%{'))
    return placeholder.replace(/^%(?:\(\w+\)|\d+\$)/, '%');
  return placeholder.replace(/[^{}$%#]+/gu, '');
}
