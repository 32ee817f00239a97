import type { ShownTask } from '../../../features/agent/agent-tasks.ts';
import { escapeHtml } from '../../pages/escape-html.ts';
import { inlineSources } from '../../pages/page-headers.ts';
import { artifactUrl } from './agent-schemas.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #8886}
.status{font-weight:600}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#8882;padding:.8rem;border-radius:.4rem}`;

const words: Readonly<Record<ShownTask['record']['state'], string>> = {
  InProgress: 'In progress',
  FeedbackNeeded: 'Waits for an answer',
  Completed: 'Completed',
  Error: 'Failed',
  Canceled: 'Canceled',
};

/** A page about one task, for whoever has its address. It has no script and reloads itself while the task is in progress. */
export function taskPage({ record, steps, result, artifacts }: ShownTask): { html: string; styles: readonly string[] } {
  const { state, workflowName, error, createdAt } = record;
  const rows = steps.map(
    ({ path, service, startedAt, endedAt, characters }) =>
      `<tr><td>${escapeHtml(path)}</td><td>${escapeHtml(service)}</td><td>${endedAt.getTime() - startedAt.getTime()} ms</td><td>${characters}</td></tr>`,
  );
  const links = artifacts.map(
    (artifact) =>
      `<li><a href="${escapeHtml(artifactUrl(record, artifact, ''))}">${escapeHtml(artifact.file.name)}</a> ${escapeHtml(artifact.file.description)}</li>`,
  );
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(workflowName)} – Dragoman</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${state === 'InProgress' || state === 'FeedbackNeeded' ? '\n<meta http-equiv="refresh" content="5">' : ''}
<style>${style}</style></head>
<body>
<h1>${escapeHtml(workflowName)}</h1>
<p><span class="status">${words[state]}</span>, started <time datetime="${createdAt.toISOString()}">${createdAt.toUTCString()}</time></p>
${error === undefined ? '' : `<p role="alert">${escapeHtml(error)}</p>`}
${result === undefined ? '' : `<h2>Result</h2>\n<p>${escapeHtml(result.message)}</p>\n<pre>${escapeHtml(JSON.stringify(result.data, undefined, 2).slice(0, 20_000))}</pre>`}
${links.length === 0 ? '' : `<h2>Files</h2>\n<ul>${links.join('')}</ul>`}
<h2>Steps</h2>
<table><thead><tr><th>Step</th><th>Service</th><th>Time</th><th>Billed characters</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>
</body>
</html>
`;
  return { html, styles: inlineSources(html, 'style') };
}
