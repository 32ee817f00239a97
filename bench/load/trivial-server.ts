import { createServer } from 'node:http';

/** Answers every request with its own body: what remains of a measurement against it is the cost of the load client. */
createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    response.writeHead(200, { 'Content-Length': body.length }).end(body);
  });
}).listen(Number(process.argv[2]), '127.0.0.1');
