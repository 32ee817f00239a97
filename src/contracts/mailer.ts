/** A mail to one address, as plain text. */
export interface Mail {
  /** The same for each attempt at the same mail, so that a recipient can recognize a duplicate. */
  readonly id: string;
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
}

/** Why a mail was not taken. */
export interface MailFailure extends Error {
  /** The address or the mail is refused: another attempt would fare no better. */
  readonly permanent: boolean;
}

/** Takes mails to their recipients. Every implementation passes `test/contracts/mailer.ts`. */
export interface Mailer {
  /** Resolves when the mail server has taken the mail over. Rejects with a `MailFailure`, also when the signal aborts. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
}
