import createClient, { type Middleware } from 'openapi-fetch';
import { base } from '../shell/location.ts';
import type { paths } from './interface.generated.d.ts';
import { Problem } from './problem.ts';

/** The server refuses changes without it, which pages of other sites cannot send. */
const fromOurPage = { 'x-dragoman-console': '1' };

const reportProblems: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await Problem.of(response);
  },
  onError({ error }) {
    if (error instanceof DOMException && error.name === 'AbortError') return error;
    return Problem.ofNetwork(error);
  },
};

/** Every operation of the interface, with the types of its OpenAPI document. Rejects with a `Problem`. */
export const api = createClient<paths>({ baseUrl: base, headers: fromOurPage, credentials: 'same-origin' });
api.use(reportProblems);
