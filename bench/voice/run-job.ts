import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '../../test/support/running-server.ts';

const jobs = '/v1/jobs/voice/translate';

export interface JobOrder {
  readonly file: string;
  readonly contentType: string;
  readonly spokenTermsId?: string | undefined;
}

interface Created {
  readonly job_id: string;
  readonly upload_url: string;
  readonly signature: string;
}

interface Status {
  readonly status: string;
  readonly results: readonly {
    readonly download_url?: string;
    readonly signature?: string;
    readonly error?: { readonly message: string };
  }[];
}

/** The English transcript of a file, and milliseconds from the end of its upload until it was there. */
export async function transcribeFile(
  server: RunningServer,
  { file, contentType, spokenTermsId }: JobOrder,
): Promise<{ readonly text: string; readonly milliseconds: number }> {
  const content = await openAsBlob(file);
  const { size } = content;
  const created = await ask<Created>(server, jobs, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      source_file: { name: basename(file), content_type: contentType, content_length: size },
      parameters: { source_language: 'en', ...(spokenTermsId !== undefined && { spoken_terms_id: spokenTermsId }) },
      targets: [{ language: 'en', type: 'text/plain' }],
    }),
  });
  const upload = await fetch(created.upload_url, {
    method: 'PUT',
    headers: {
      'content-type': 'application/octet-stream',
      authorization: `Service-Signature ${created.signature}`,
    },
    body: content,
  });
  if (upload.status !== 204) throw new Error(`${upload.status} ${await upload.text()}`);
  const started = performance.now();
  for (;;) {
    const { status, results } = await ask<Status>(server, `${jobs}/${created.job_id}`);
    const [result] = results;
    if (status === 'failed') throw new Error(`${file}: ${result?.error?.message}`);
    if (status === 'complete') {
      const milliseconds = performance.now() - started;
      const headers = { authorization: `Service-Signature ${result?.signature}` };
      const text = await (await fetch(result?.download_url ?? '', { headers })).text();
      return { text, milliseconds };
    }
    await pause(200);
  }
}

export async function ask<Body>(server: RunningServer, path: string, init?: RequestInit): Promise<Body> {
  const answer = await server.request(path, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Body;
}
