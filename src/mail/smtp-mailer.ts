import { hash } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import type { Mail, Mailer, MailFailure } from '../contracts/mailer.ts';

export interface SmtpMailerOptions {
  /** `smtp://` (with STARTTLS where the server has it) or `smtps://`, with user name and password if it wants them. */
  readonly url: string;
  /** `Dragoman <dragoman@example.com>` or the address alone. */
  readonly from: string;
  /** How long a server may take to take the connection and to greet. Default 10 s. */
  readonly timeoutMilliseconds?: number;
  /** How long it may take to answer after that. Default as RFC 5321, 4.5.3.2 has it, since a mail that was given up comes twice. */
  readonly answerMilliseconds?: number;
}

/** Hands mails to an SMTP server, a connection each. The library is loaded with the first mail. */
export class SmtpMailer implements Mailer {
  readonly #options: SmtpMailerOptions;
  #transporter: Promise<Transporter> | undefined;

  constructor(options: SmtpMailerOptions) {
    this.#options = options;
  }

  async send({ id, to, subject, text }: Mail, signal?: AbortSignal): Promise<void> {
    const { from } = this.#options;
    this.#transporter ??= this.#open();
    try {
      await (await this.#transporter).sendMail({
        from,
        to: { name: '', address: to },
        subject: subject.replaceAll(/\s+/g, ' '),
        text,
        messageId: `<${hash('sha256', id, 'hex').slice(0, 32)}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      throw toFailure(error);
    }
  }

  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const { url, timeoutMilliseconds = 10_000, answerMilliseconds = 600_000 } = this.#options;
    return createTransport({
      url,
      requireTLS: needsTls(new URL(url)),
      connectionTimeout: timeoutMilliseconds,
      greetingTimeout: timeoutMilliseconds,
      socketTimeout: answerMilliseconds,
    });
  }
}

/** A password is not sent in the clear, except within the machine. */
function needsTls({ username, hostname }: URL): boolean {
  return username !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}

/** Whatever is said to the recipient or the text with a 5xx is said for good; the rest may pass. */
function toFailure(cause: unknown): MailFailure {
  const { responseCode, command, message } = cause as {
    readonly responseCode?: number;
    readonly command?: string;
    readonly message?: string;
  };
  const permanent = (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return Object.assign(new Error(`The mail was not taken: ${message ?? String(cause)}`, { cause }), { permanent });
}
