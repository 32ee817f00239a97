import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Mailer } from '../../src/contracts/mailer.ts';
import { countedMailer } from '../../src/mail/counted-mailer.ts';
import { SmtpMailer } from '../../src/mail/smtp-mailer.ts';
import { MailServer } from '../support/mail-server.ts';
import { describeMailer } from './mailer.ts';

const from = 'Dragoman <dragoman@example.com>';

for (const [name, wrap] of [
  ['over SMTP', (mailer: Mailer) => mailer],
  ['over SMTP, counted', (mailer: Mailer) => countedMailer(mailer, { mailEnded() {} })],
] as const)
  describeMailer(
    name,
    async () => {
      let code: number | undefined;
      const server = await MailServer.start({
        refuse: () => (code === undefined ? undefined : { code, message: 'refused' }),
      });
      let open = true;
      const vanish = async (): Promise<void> => {
        if (open) await server[Symbol.asyncDispose]();
        open = false;
      };
      return {
        mailer: wrap(new SmtpMailer({ url: server.url, from })),
        received: () =>
          server.mails.map(({ to, subject, raw }) => ({ to, subject, id: /^message-id: (.*)\r$/im.exec(raw)?.[1] })),
        refuse: (how) => {
          code = how === 'permanently' ? 550 : 450;
        },
        vanish,
        [Symbol.asyncDispose]: vanish,
      };
    },
    async () => {
      const silent = createServer((socket) => void socket.on('error', () => {}).resume()).listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const { port } = silent.address() as AddressInfo;
      return {
        mailer: wrap(new SmtpMailer({ url: `smtp://127.0.0.1:${port}`, from })),
        connected: once(silent, 'connection'),
        async [Symbol.asyncDispose]() {
          silent.close();
        },
      };
    },
  );
