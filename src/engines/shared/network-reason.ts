const networkWords: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection broke',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be looked up',
  ENETUNREACH: 'the network is unreachable',
  EHOSTUNREACH: 'the host is unreachable',
  ETIMEDOUT: 'no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer in time',
  UND_ERR_SOCKET: 'the connection broke',
  UND_ERR_BODY_TIMEOUT: 'no more data came',
};

/** What a failed request says, without its stack: `fetch` hides the reason in the cause. */
export function networkReason(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.name === 'TimeoutError') return 'no answer in time';
    const code = 'code' in current ? String(current.code) : '';
    if (networkWords[code] !== undefined) return networkWords[code];
    if (current.cause === undefined) return current.message === 'terminated' ? 'the connection broke' : current.message;
  }
  return String(error);
}
