import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import { LanguageToolImprover } from '../../src/engines/languagetool/languagetool-improver.ts';
import { describeTextImprover } from './text-improver.ts';

/** Finds `teh` and `a apple`, and calls `very` bad style, as the HTTP interface of LanguageTool answers. */
function startServer(): Promise<Server> {
  const findings = [
    { pattern: /\bteh\b/g, replacements: ['the', 'eh'], rule: { id: 'SPELL', issueType: 'misspelling' } },
    { pattern: /\ba(?= apple)/g, replacements: ['an'], rule: { id: 'AN', issueType: 'grammar' } },
    { pattern: /\bvery\b/g, replacements: ['most'], rule: { id: 'VERY', issueType: 'style' } },
    { pattern: /\btheir\b/g, replacements: ['there', 'they’re'], rule: { id: 'THEIR', issueType: 'grammar' } },
  ];
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/v2/languages') {
      response.end(JSON.stringify([{ name: 'English (US)', code: 'en', longCode: 'en-US' }]));
      return;
    }
    let body = '';
    for await (const part of request) body += part;
    const text = new URLSearchParams(body).get('text') ?? '';
    const matches = findings.flatMap(({ pattern, replacements, rule }) =>
      Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
        offset: index,
        length: found.length,
        replacements: replacements.map((value) => ({ value })),
        rule,
      })),
    );
    response.end(JSON.stringify({ matches }));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

let server: Server;
before(async () => {
  server = await startServer();
});
after(() => {
  server.closeAllConnections();
  server.close();
});

describeTextImprover('LanguageTool', {
  create: () => {
    const { port } = server.address() as AddressInfo;
    return new LanguageToolImprover({ url: `http://127.0.0.1:${port}/v2/` });
  },
  language: 'en-US',
  corrections: [['This is a apple in teh basket.', 'This is an apple in the basket.']],
  right: ['This is a very good basket, and it is their apple.'],
});
