import type { Identifiers } from '../../contracts/identifiers.ts';
import type { Mailer } from '../../contracts/mailer.ts';
import type { Person } from '../../contracts/stores/people.ts';

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Sends links of invitations. */
export class InvitationMails {
  readonly #mailer: Mailer;
  readonly #ids: Pick<Identifiers, 'uuid'>;

  constructor(mailer: Mailer, ids: Pick<Identifiers, 'uuid'>) {
    this.#mailer = mailer;
    this.#ids = ids;
  }

  /** False when the mail server did not take it, which the mailer reports; the link is to be given by other means then. */
  async send(person: Person, url: string, signal: AbortSignal): Promise<boolean> {
    try {
      const mail = { id: `invitation ${this.#ids.uuid()}`, to: person.email, ...writeInvitation(person, url) };
      await this.#mailer.send(mail, signal);
      return true;
    } catch (error) {
      // Nobody waits for the answer any more, and the link would be lost.
      signal.throwIfAborted();
      if (error instanceof TypeError) throw error;
      return false;
    }
  }
}

/** Names are of anybody's choice, so they are kept to a line and without addresses to click. */
export function writeInvitation(
  { name, joinedAt, invitedUntil }: Pick<Person, 'name' | 'joinedAt' | 'invitedUntil'>,
  url: string,
): { readonly subject: string; readonly text: string } {
  const { host } = new URL(url);
  const isNew = joinedAt === null;
  const until = invitedUntil === null ? '' : ` and until ${dates.format(invitedUntil)} (UTC)`;
  return {
    subject: isNew ? `Your access to ${host}` : `A new password for ${host}`,
    text: [
      `Hello ${name
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[.:/@]+/g, ' ')
        .trim()},`,
      '',
      isNew
        ? `you are invited to the translation server at ${host}. This link sets your password:`
        : `an administrator of the translation server at ${host} has made a link for you. It sets a new password:`,
      '',
      url,
      '',
      `The link works once${until}. Do not pass it on.`,
      isNew ? 'If you did not expect it, ignore this mail.' : 'If you did not ask for it, tell your administrator.',
      '',
    ].join('\n'),
  };
}
