import type { Mailer } from '../contracts/mailer.ts';
import type { Events } from '../observability/events.ts';

/** Reports the end of each attempt to send a mail. */
export function countedMailer(mailer: Mailer, events: Pick<Events, 'mailEnded'>): Mailer {
  return {
    async send(mail, signal) {
      try {
        await mailer.send(mail, signal);
      } catch (error) {
        events.mailEnded({ mailId: mail.id, error });
        throw error;
      }
      events.mailEnded({ mailId: mail.id });
    },
  };
}
