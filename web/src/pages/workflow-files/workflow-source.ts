/** The id that the file of a workflow says it has; the server reads the rest. */
export function idOf(source: string): string | undefined {
  return /(?:^|[{,])[ \t]*["']?id["']?[ \t]*:[ \t]*["']?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/im
    .exec(source)?.[1]
    ?.toLowerCase();
}

/** The line that the message about a faulty file names, from 1. */
export function faultyLineOf(message: string): number | undefined {
  const line = /\bline (\d+)/.exec(message)?.[1];
  return line === undefined ? undefined : Number(line);
}

/** Where a line begins and ends, in UTF-16 units. */
export function rangeOfLine(source: string, line: number): readonly [number, number] {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const end = source.indexOf('\n', start);
    if (end === -1) break;
    start = end + 1;
  }
  const end = source.indexOf('\n', start);
  return [start, end === -1 ? source.length : end];
}

/** The number of lines before a place, from 1. */
export function lineAt(source: string, place: number): number {
  return source.slice(0, place).split('\n').length;
}

/** A file that works as it is, to begin with. */
export function newWorkflow(): string {
  return `id: ${randomId()}
name: my-workflow
title: My workflow
description: Translates a text.
input:
  type: object
  required: [text, target_lang]
  properties:
    text: { type: string, maxLength: 5000 }
    target_lang: { type: string, maxLength: 20 }
steps:
  - id: translated
    use: translate_text
    with: { texts: [=input.text], target_lang: =input.target_lang }
result:
  message: Translated.
  data: "=steps.translated.texts[0]"
`;
}

/** `crypto.randomUUID` is only there where the page is reached over TLS. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
