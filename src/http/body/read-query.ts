import type { FastifyRequest } from 'fastify';
import type { Operation } from '../operation.ts';
import { hasBody } from '../plugins/arrival.ts';
import { parseForm } from './parse-form.ts';
import { decode, parseJson } from './parse-json.ts';
import { readAll } from './read-body.ts';

/**
 * The query of a request, with the fields of a body where the operation has none: some clients send what belongs in the
 * query of a GET or DELETE as JSON, one as a form.
 */
export async function readQuery(
  request: FastifyRequest,
  { body, queryMayBeForm }: Pick<Operation, 'body' | 'queryMayBeForm'>,
): Promise<unknown> {
  if (body !== undefined || !hasBody(request.raw)) return request.query;
  // The framework reads the bodies of DELETE, not those of GET.
  const fields = request.method === 'GET' ? await readBodyOfGet(request, queryMayBeForm === true) : request.body;
  return { ...(request.query as object), ...(fields as object) };
}

async function readBodyOfGet(request: FastifyRequest, mayBeForm: boolean): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  if (!/^application\/json\b/i.test(type) && !(isForm && mayBeForm)) return {};
  const text = decode(await readAll(request, request.raw));
  if (text.trim() === '') return {};
  return isForm ? parseForm(text) : parseJson(text);
}
