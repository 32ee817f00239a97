/**
 * A program with the official client and no address: it calls `https://api.deepl.com`. Connections go to the port in the
 * arguments, as with an entry in the hosts file; name and certificate are checked as ever.
 */
import { Agent } from 'node:https';
import { connect } from 'node:tls';
import { DeepLClient } from 'deepl-node';

const [, , port, key = ''] = process.argv;

Object.assign(Agent.prototype, {
  createConnection: (options: { host: string }) =>
    connect({ ...options, servername: options.host, host: '127.0.0.1', port: Number(port) }),
});

const client = new DeepLClient(key, { maxRetries: 0, minTimeout: 600_000 });
const [result] = await client.translateText(['abc'], 'en', 'es');
process.stdout.write(JSON.stringify({ text: result?.text, language: result?.detectedSourceLang }));
