import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { Problem } from '../../api/problem.ts';

export type Job = NonNullable<Awaited<ReturnType<typeof readJob>>>;

export interface JobOrder {
  readonly source: string | null;
  /** A collection of spoken terms; empty: none. */
  readonly termsId: string;
  readonly targets: readonly { readonly language: string; readonly type: string }[];
}

const at = (job_id: string) => ({ params: { path: { job_id } } });
const pollMilliseconds = 2_000;

/** By extension: browsers do not know all types. */
const types: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  webm: 'audio/webm',
};

export function typeOf(file: Pick<File, 'name'>): string | undefined {
  return types[/\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''];
}

/** Resolves to the id when all of the file has arrived. */
export async function startJob(
  file: File,
  { source, termsId, targets }: JobOrder,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { data } = await api.POST('/v1/jobs/voice/translate', {
    body: {
      source_file: { name: file.name, content_type: typeOf(file) ?? file.type, content_length: file.size },
      parameters: { source_language: source, ...(termsId !== '' && { spoken_terms_id: termsId }) },
      targets: targets.map((target) => ({ ...target })),
    },
    signal,
  });
  if (data === undefined) throw Problem.ofNetwork(undefined);
  await upload(file, { address: here(data.upload_url), signature: data.signature, onProgress, signal });
  return data.job_id;
}

/** `fetch` does not say how much was sent. */
function upload(
  file: File,
  {
    address,
    signature,
    onProgress,
    signal,
  }: {
    readonly address: string;
    readonly signature: string;
    onProgress(share: number): void;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('authorization', `Service-Signature ${signature}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('error', () => reject(Problem.ofNetwork(undefined)));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('load', async () => {
      if (request.status < 300) resolve();
      else
        reject(
          await Problem.of(
            new Response(request.responseText, {
              status: request.status,
              headers: { 'x-trace-id': request.getResponseHeader('x-trace-id') ?? '' },
            }),
          ),
        );
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

async function readJob(id: string, signal: AbortSignal) {
  return (await api.GET('/v1/jobs/voice/translate/{job_id}', { ...at(id), signal })).data ?? null;
}

/** Read again until all of it is done. */
export function useJob(id: string) {
  return useQuery<Job | null>({
    queryKey: ['voice-job', id],
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : pollMilliseconds),
    queryFn: ({ signal }) => readJob(id, signal),
  });
}

export function isOver({ status }: Pick<Job, 'status'>): boolean {
  return status === 'complete' || status === 'failed' || status === 'downloaded';
}

export async function deleteJob(id: string): Promise<void> {
  await api.DELETE('/v1/jobs/voice/translate/{job_id}', at(id)).catch((error: unknown) => {
    // Gone already.
    if (!(error instanceof Problem) || error.status !== 404) throw error;
  });
}

/** Works once. */
export async function downloadResult({ download_url, signature }: Job['results'][number]): Promise<Blob> {
  const answer = await fetch(here(download_url ?? ''), {
    headers: { authorization: `Service-Signature ${signature}` },
  });
  if (!answer.ok) throw await Problem.of(answer);
  return answer.blob();
}

/** The server names itself by its public address, which may not be how this browser reaches it. */
function here(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
}
