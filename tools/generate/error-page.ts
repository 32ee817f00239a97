import { STATUS_CODES } from 'node:http';
import { type ErrorEntry, errorCatalogue } from '../../src/errors/catalogue.ts';
import type { Generator } from './generator.ts';
import { generatedNotice, markdownTable } from './markdown.ts';

/** Statuses of the public interface that HTTP itself does not name. */
const ownStatusNames: Readonly<Record<number, string>> = { 456: 'Quota exceeded', 529: 'Overloaded' };

const opening = `${generatedNotice}

# Errors

An error answer is JSON with \`message\`, for people, and \`code\`, which is stable and meant for programs; \`detail\` is there
where more can be said. Words in braces are filled in for the request at hand. What is *retryable* may succeed when the same
request is sent again later; \`Retry-After\` says when, where that is known.

Source: \`src/errors/catalogue.ts\`.
`;

export const errorPage: Generator = {
  name: 'error page',
  output: 'docs/reference/errors.md',
  produce: async () => renderErrorPage(errorCatalogue),
};

export function renderErrorPage(catalogue: Readonly<Record<string, ErrorEntry>>): string {
  const byStatus = Map.groupBy(Object.entries(catalogue), ([, entry]) => entry.status);
  const sections = [...byStatus]
    .sort(([one], [other]) => one - other)
    .map(([status, entries]) => {
      const rows = entries.map(([code, { retryable, message }]) => [`\`${code}\``, retryable ? 'yes' : 'no', message]);
      return `## ${status} ${statusName(status)}\n\n${markdownTable(['code', 'retryable', 'message'], rows)}\n`;
    });
  return [opening, ...sections].join('\n');
}

function statusName(status: number): string {
  const name = ownStatusNames[status] ?? STATUS_CODES[status];
  if (name === undefined) throw new Error(`Status ${status} has no name: add one to ${errorPage.output}'s generator.`);
  return name;
}
