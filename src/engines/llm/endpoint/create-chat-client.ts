import { OpenAI } from 'openai';

/**
 * The client fills what it is not given from `OPENAI_*` variables of the environment. Here only the configuration
 * counts: every such option is set, and `OPENAI_CUSTOM_HEADERS`, for which there is none, is kept out of requests.
 */
export function createChatClient(baseUrl: string, apiKey: string | undefined, connect: typeof fetch = fetch): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    ...{ adminAPIKey: null, organization: null, project: null, webhookSecret: null },
    fetch: fetchWithOwnHeaders(apiKey, connect),
    maxRetries: 0,
    logLevel: 'off',
  });
}

function fetchWithOwnHeaders(apiKey: string | undefined, connect: typeof fetch): typeof fetch {
  const headers = {
    accept: 'application/json',
    'user-agent': 'dragoman',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  return (url, request = {}) => {
    const body = request.body === undefined ? {} : { 'content-type': 'application/json' };
    return connect(url, { ...request, headers: { ...headers, ...body } });
  };
}
