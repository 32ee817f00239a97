import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** As it came: headers and text. */
  readonly raw: string;
}

/** Unfolds the header and decodes its encoded words (RFC 2047, `Q` in UTF-8). */
function readSubject(raw: string): string {
  const [, header = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)$/m.exec(raw) ?? [];
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/\r\n(?=[ \t])|\r$/g, '')
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, word: string) =>
      decodeURIComponent(
        word
          .replaceAll('_', ' ')
          .replaceAll('%', '%25')
          .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
      ),
    );
}

export interface MailServerOptions {
  /** Default: a free one. */
  readonly port?: number;
  readonly user?: { readonly name: string; readonly password: string };
  /** So many mails, the first ones, are taken without an answer, as if it was lost on its way. */
  readonly leavesUnanswered?: number;
  /** Answers of the server to a recipient, instead of taking it: `550 no such user`. */
  readonly refuse?: (recipient: string) => { readonly code: number; readonly message: string } | undefined;
}

/** A real SMTP server on the loopback address that keeps what it gets. */
export class MailServer implements AsyncDisposable {
  readonly mails: ReceivedMail[] = [];
  /** What the answers to mails that have come wait for. */
  hold: Promise<void> = Promise.resolve();
  readonly #server: SMTPServer;
  readonly #waiting: ((mail: ReceivedMail) => void)[] = [];
  #taken = 0;

  private constructor(server: SMTPServer) {
    this.#server = server;
  }

  static async start({ port = 0, user, leavesUnanswered = 0, refuse }: MailServerOptions = {}): Promise<MailServer> {
    const server = new SMTPServer({
      disabledCommands: user === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
      allowInsecureAuth: true,
      authOptional: user === undefined,
      disableReverseLookup: true,
      onAuth(auth, _session, answer) {
        if (auth.username === user?.name && auth.password === user?.password) answer(null, { user: auth.username });
        else answer(new Error('wrong user name or password'));
      },
      onRcptTo(address, _session, answer) {
        const refusal = refuse?.(address.address);
        if (refusal === undefined) answer();
        else answer(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
      },
      onData(stream, session, answer) {
        const { mailFrom, rcptTo } = session.envelope;
        text(stream).then((raw) => {
          if (started.mails.length >= leavesUnanswered) void started.hold.then(() => answer());
          const from = mailFrom === false ? '' : (mailFrom?.address ?? '');
          started.#receive({ from, to: rcptTo.map(({ address }) => address), subject: readSubject(raw), raw });
        }, answer);
      },
    });
    const started = new MailServer(server);
    server.on('error', () => {});
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return started;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** The mail after those that were asked for before, when it has come. */
  next(): Promise<ReceivedMail> {
    const mail = this.mails[this.#taken];
    this.#taken += 1;
    return mail === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(mail);
  }

  #receive(mail: ReceivedMail): void {
    this.mails.push(mail);
    this.#waiting.shift()?.(mail);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
