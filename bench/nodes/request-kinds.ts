import { setTimeout as pause } from 'node:timers/promises';
import { readCorpus } from '../corpus/read-corpus.ts';
import { benchmarkKey, dragomanDialect } from '../subjects/dragoman.ts';
import { adminKey, type Installation } from './installations.ts';
import type { NodeClient } from './node-client.ts';

export interface RequestKind {
  readonly name: string;
  /** The smallest load of a node that is measured. */
  readonly perNodeSecond: number;
  send(client: NodeClient, index: number): Promise<void>;
}

const { sentences } = readCorpus();
const cachedSentences = 50;
const documentSentences = 10;
/** As official clients do; a shorter pause would measure how often they ask instead of what a document costs. */
const askEveryMilliseconds = 1_000;
/** So many that each is used less often than nodes remember a key, whatever the number of nodes. */
const keys = 400;

/** Requests to an installation, spread over its nodes; each kind asks for the same work, wherever it goes. */
export async function requestKinds({ nodes, members }: Installation): Promise<readonly RequestKind[]> {
  if (members !== undefined) return inTurn(await Promise.all(members.map(requestKinds)));
  const [{ port } = { port: 0 }] = nodes;
  const secrets = await createKeys(port);
  let number = 0;
  const sentence = (index: number): string => sentences[index % sentences.length] ?? '';
  const translate = async (client: NodeClient, text: string): Promise<void> => {
    const body = await client.send(dragomanDialect.encode([text]));
    if (!body.includes('"text":"')) throw new Error(`Not a translation: ${body}`);
  };
  return [
    {
      name: 'a sentence, translated',
      perNodeSecond: 20,
      // No sentence is sent twice. A number before it would be a sentence of its own.
      send: (client) => translate(client, `${sentence(++number).replace(/\p{P}*$/u, '')} ${number}.`),
    },
    {
      name: 'a sentence, from the cache',
      perNodeSecond: 50,
      send: (client, index) => translate(client, sentence(index % cachedSentences)),
    },
    {
      name: 'a document of ten sentences',
      perNodeSecond: 1,
      send: (client, index) =>
        translateDocument(client, `${index}\n${sentences.slice(0, documentSentences).join('\n')}\n`),
    },
    {
      name: 'usage, with a key to look up',
      perNodeSecond: 50,
      async send(client) {
        await client.send(getRequest('/v2/usage', secrets[number++ % secrets.length] ?? ''));
      },
    },
  ];
}

/** Of several installations: the first request goes to the first one, the second to the second one, each document stays with one. */
function inTurn(kinds: readonly (readonly RequestKind[])[]): readonly RequestKind[] {
  const [first = []] = kinds;
  return first.map((kind, position) => ({
    ...kind,
    async send(client, index) {
      const member = index % kinds.length;
      await kinds[member]?.[position]?.send(client.at(member), Math.floor(index / kinds.length));
    },
  }));
}

async function createKeys(port: number): Promise<readonly string[]> {
  const secrets: string[] = [];
  for (let index = 0; index < keys; index++) {
    const response = await fetch(`http://127.0.0.1:${port}/v2/admin/developer-keys`, {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${adminKey}` },
    });
    if (response.status !== 201) throw new Error(`No key: ${response.status} ${await response.text()}`);
    secrets.push(((await response.json()) as { readonly api_key: string }).api_key);
  }
  return secrets;
}

function getRequest(path: string, key: string): Uint8Array {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: DeepL-Auth-Key ${key}\r\n\r\n`);
}

/** Each step goes to another node. */
async function translateDocument(client: NodeClient, text: string): Promise<void> {
  const ask = async (path: string, body: FormData | string, type?: string): Promise<Response> => {
    const headers = {
      authorization: `DeepL-Auth-Key ${benchmarkKey}`,
      ...(type !== undefined && { 'content-type': type }),
    };
    const response = await fetch(`http://127.0.0.1:${client.next()}${path}`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const form = new FormData();
  form.set('source_lang', 'EN');
  form.set('target_lang', 'ES');
  form.set('file', new Blob([text]), 'text.txt');
  const handle = (await (await ask('/v2/document', form)).json()) as { document_id: string; document_key: string };
  const path = `/v2/document/${handle.document_id}`;
  const key = JSON.stringify({ document_key: handle.document_key });
  for (;;) {
    // The server answers when it is done, within a second.
    const { status } = (await (await ask(path, key, 'application/json')).json()) as { status: string };
    if (status === 'done') break;
    if (status === 'error') throw new Error('A document failed.');
    await pause(askEveryMilliseconds);
  }
  await (await ask(`${path}/result`, key, 'application/json')).arrayBuffer();
}
