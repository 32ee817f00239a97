import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Mailer } from '../../src/contracts/mailer.ts';

export interface MailScene extends AsyncDisposable {
  readonly mailer: Mailer;
  /** What recipients have got, in order; `id` is whatever lets them recognize a duplicate. */
  received(): readonly { readonly to: readonly string[]; readonly subject: string; readonly id: string | undefined }[];
  /** From here on the mail server refuses each mail so. */
  refuse(how: 'permanently' | 'for_now'): void;
  /** Nobody answers any more. */
  vanish(): Promise<void>;
}

const mail = { id: 'one', to: 'ops@example.org', subject: 'A limit', text: 'Ünïcode and all.\n' };

/** The rules of `Mailer`. `silent` has a mail server that takes connections and never answers. */
export function describeMailer(
  name: string,
  open: () => Promise<MailScene>,
  openSilent: () => Promise<{ readonly mailer: Mailer; readonly connected: Promise<unknown> } & AsyncDisposable>,
): void {
  describe(`mails ${name}`, () => {
    it('are with the server when they are sent', async () => {
      await using scene = await open();
      await scene.mailer.send(mail);
      assert.deepEqual(
        scene.received().map(({ to, subject }) => [to, subject]),
        [[['ops@example.org'], 'A limit']],
      );
    });

    it('have the same id at each attempt, and another for another mail', async () => {
      await using scene = await open();
      for (const id of ['one', 'one', 'two']) await scene.mailer.send({ ...mail, id });
      const [first, again, other] = scene.received().map(({ id }) => id);
      assert.ok(first !== undefined);
      assert.equal(again, first);
      assert.notEqual(other, first);
    });

    it('go to their recipient alone, whatever the subject holds', async () => {
      await using scene = await open();
      await scene.mailer.send({ ...mail, subject: 'Ünï 100 % "A"\r\nBcc: evil@example.net' });
      const [received] = scene.received();
      assert.deepEqual(received?.to, ['ops@example.org']);
      assert.doesNotMatch(received?.subject ?? '', /[\r\n]/);
    });

    it('fail with whether another attempt can succeed', async () => {
      await using scene = await open();
      scene.refuse('permanently');
      await assert.rejects(scene.mailer.send(mail), { permanent: true });
      scene.refuse('for_now');
      await assert.rejects(scene.mailer.send(mail), { permanent: false });
      await scene.vanish();
      await assert.rejects(scene.mailer.send(mail), { permanent: false });
      assert.deepEqual(scene.received(), []);
    });

    it('are given up when the signal aborts, before or while they are sent', async () => {
      await using scene = await openSilent();
      await assert.rejects(scene.mailer.send(mail, AbortSignal.abort()), { permanent: false });
      const stop = new AbortController();
      const sending = assert.rejects(scene.mailer.send(mail, stop.signal), { permanent: false });
      await scene.connected;
      stop.abort();
      await sending;
    });
  });
}
