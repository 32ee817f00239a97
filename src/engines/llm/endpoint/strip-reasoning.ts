/** Takes off what a reasoning model thought before its answer; a template may have written the opening mark itself. */
export function stripReasoning(text: string): string {
  const opened = /^\s*<think(?:ing)?>/i.test(text);
  const end = /<\/think(?:ing)?>\s*/i.exec(text);
  if (opened && end === null) return '';
  if (end === null) return text;
  const before = text.slice(0, end.index);
  return opened || !/<think/i.test(before) ? text.slice(end.index + end[0].length) : text;
}
