import type { paths } from '../../api/interface.generated.d.ts';
import { Problem } from '../../api/problem.ts';
import { base } from '../../shell/location.ts';

export type ImportedMemory = paths['/v3/translation_memories']['post']['responses'][201]['content']['application/json'];

/**
 * Sends a TMX file, which the server reads while it arrives: what was sent is what was read, but for some buffers. `fetch` does not
 * say how much was sent. Ending the request ends the import, which leaves nothing behind.
 */
export function importTmx(
  file: File,
  { signal, onProgress }: { readonly signal: AbortSignal; onProgress(fraction: number): void },
): Promise<ImportedMemory> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportedMemory>();
  const request = new XMLHttpRequest();
  const query = new URLSearchParams({ name: file.name.replace(/\.[^.]+$/, '') });
  request.open('POST', `${base}/v3/translation_memories?${query}`);
  request.setRequestHeader('content-type', 'application/x-tmx+xml');
  request.setRequestHeader('x-dragoman-console', '1');
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
  request.onerror = () => reject(Problem.ofNetwork(new Error('The connection was lost.')));
  request.onabort = () => reject(new DOMException('The import was cancelled.', 'AbortError'));
  request.onload = () => {
    if (request.status === 201) return resolve(JSON.parse(request.responseText) as ImportedMemory);
    const headers = new Headers();
    for (const name of ['x-trace-id', 'retry-after']) {
      const value = request.getResponseHeader(name);
      if (value !== null) headers.set(name, value);
    }
    void Problem.of(new Response(request.responseText, { status: request.status, headers })).then(reject);
  };
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(file);
  return promise;
}
