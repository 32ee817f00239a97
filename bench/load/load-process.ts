import { runClosedLoop } from './closed-loop.ts';
import { HttpConnection } from './http-connection.ts';
import type { LoadOrder, LoadResult } from './load-order.ts';

/** The load client, in its own process: takes one order, sends back the result or the text of an error, and ends. */
process.once('message', (order: LoadOrder) => {
  runLoad(order).then(
    (result) => process.send?.({ result }, () => process.exit(0)),
    (error: unknown) => process.send?.({ error: String(error) }, () => process.exit(1)),
  );
});

async function runLoad(order: LoadOrder): Promise<LoadResult> {
  const { port, requests, marker } = order;
  const connections = await Promise.all(Array.from({ length: order.clients }, () => HttpConnection.open(port)));
  return runClosedLoop({
    ...order,
    async send(client, index) {
      const request = requests[index % requests.length];
      const connection = connections[client];
      if (request === undefined || connection === undefined) throw new RangeError('Nothing to send.');
      const body = await connection.send(request);
      const count = occurrences(body, marker.text);
      if (count !== marker.count) throw new Error(`${count} of ${marker.count} sentences in the answer: ${body}`);
    },
  });
}

function occurrences(body: Buffer, text: string): number {
  let count = 0;
  for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + text.length)) count += 1;
  return count;
}
