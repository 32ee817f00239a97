import { poll } from './poll.ts';

/** A server to ask, with a key that may make glossaries. */
export interface ComparedServer {
  readonly address: string;
  readonly key: string;
}

export interface ComparedPair {
  readonly source: string;
  readonly target: string;
}

/** How the same sentences are sent. */
export const forms = ['text', 'codes', 'terms', 'tone', 'document'] as const;
export type Form = (typeof forms)[number];

/** A sentence whose translations differ. */
export interface Difference {
  readonly sentence: string;
  readonly translations: readonly [string, string];
}

/**
 * Sends sentences to two servers, to the second in the opposite order, and compares their translations sentence by
 * sentence. Undefined where the pair has no tone.
 */
export async function compareOrders(
  servers: readonly [ComparedServer, ComparedServer],
  pair: ComparedPair,
  sentences: readonly string[],
  form: Form,
): Promise<readonly Difference[] | undefined> {
  const [first, second] = await Promise.all([
    translateAll(servers[0], pair, sentences, form),
    translateAll(servers[1], pair, sentences.toReversed(), form),
  ]);
  if (first === undefined || second === undefined) return undefined;
  const other = second.toReversed();
  return sentences.flatMap((sentence, index) => {
    const translations = [first[index] ?? '', other[index] ?? ''] as const;
    return translations[0] === translations[1] ? [] : [{ sentence, translations }];
  });
}

async function translateAll(
  server: ComparedServer,
  pair: ComparedPair,
  sentences: readonly string[],
  form: Form,
): Promise<readonly string[] | undefined> {
  if (form === 'document') return translateDocument(server, pair, sentences);
  const fields = form === 'terms' ? { glossary_id: await createGlossary(server, pair) } : {};
  const options = {
    codes: { tag_handling: 'html' },
    tone: { formality: 'more' },
    terms: fields,
    text: {},
  }[form];
  const translated: string[] = [];
  for (let start = 0; start < sentences.length; start += 50) {
    const text = sentences
      .slice(start, start + 50)
      .map((sentence) => (form === 'codes' ? withTags(sentence) : sentence));
    const body = { text, source_lang: pair.source, target_lang: pair.target, ...options };
    const answer = await send(server, 'POST', '/v2/translate', JSON.stringify(body), 'application/json');
    if (answer.status === 400 && form === 'tone') return undefined;
    const { translations } = (await expectOk(answer).json()) as { translations: { text: string }[] };
    translated.push(...translations.map(({ text }) => text));
  }
  return translated;
}

/** The second and third words in a tag, `&` and `<` escaped. */
function withTags(sentence: string): string {
  const words = sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;').split(' ');
  return [words[0], `<b>${words.slice(1, 3).join(' ')}</b>`, ...words.slice(3)].join(' ');
}

/** Of frequent words, with targets that no dictionary holds. */
const termsByLanguage: Readonly<Record<string, readonly string[]>> = {
  en: ['time', 'year', 'system', 'people', 'water', 'file', 'world'],
  es: ['tiempo', 'año', 'sistema', 'gente', 'agua', 'mundo', 'ciudad'],
  fr: ['temps', 'année', 'système', 'eau', 'monde', 'ville', 'jour'],
  it: ['tempo', 'anno', 'sistema', 'acqua', 'mondo', 'città', 'giorno'],
  pt: ['tempo', 'ano', 'sistema', 'água', 'mundo', 'cidade', 'dia'],
  ca: ['temps', 'any', 'sistema', 'aigua', 'món', 'ciutat', 'dia'],
  sv: ['tid', 'år', 'system', 'vatten', 'värld', 'stad', 'dag'],
  da: ['tid', 'år', 'system', 'vand', 'verden', 'by', 'dag'],
};

async function createGlossary(server: ComparedServer, { source, target }: ComparedPair): Promise<string> {
  const entries = (termsByLanguage[source] ?? []).map((term, index) => `${term}\tZorba${index}`).join('\n');
  const body = {
    name: 'compared',
    dictionaries: [{ source_lang: source, target_lang: target, entries, entries_format: 'tsv' }],
  };
  const answer = await send(server, 'POST', '/v3/glossaries', JSON.stringify(body), 'application/json');
  return ((await expectOk(answer).json()) as { glossary_id: string }).glossary_id;
}

async function translateDocument(
  server: ComparedServer,
  { source, target }: ComparedPair,
  sentences: readonly string[],
): Promise<readonly string[]> {
  const form = new FormData();
  form.append('source_lang', source);
  form.append('target_lang', target);
  form.append('file', new Blob([sentences.join('\n\n')]), 'a.txt');
  const uploaded = await send(server, 'POST', '/v2/document', form);
  const { document_id, document_key } = (await expectOk(uploaded).json()) as Record<string, string>;
  const key = JSON.stringify({ document_key });
  await poll(async () => {
    const answer = await send(server, 'POST', `/v2/document/${document_id}`, key, 'application/json');
    const { status, message } = (await expectOk(answer).json()) as { status: string; message?: string };
    if (status === 'error') throw new Error(message);
    return status === 'done';
  });
  const result = await send(server, 'POST', `/v2/document/${document_id}/result`, key, 'application/json');
  return (await expectOk(result).text()).split('\n\n');
}

function send(
  { address, key }: ComparedServer,
  method: string,
  path: string,
  body: string | FormData,
  type?: string,
): Promise<Response> {
  const headers = { authorization: `DeepL-Auth-Key ${key}`, ...(type === undefined ? {} : { 'content-type': type }) };
  return fetch(`${address}${path}`, { method, headers, body });
}

function expectOk(answer: Response): Response {
  if (!answer.ok) throw new Error(`${answer.url}: HTTP ${answer.status}`);
  return answer;
}
