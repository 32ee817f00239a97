import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, it } from 'node:test';
import { SmtpMailer } from '../../src/mail/smtp-mailer.ts';
import { MailServer } from '../support/mail-server.ts';

const from = 'Dragoman <dragoman@example.com>';
const mail = { id: 'one', to: 'ops@example.org', subject: 'A limit', text: 'Ünïcode and all.\n' };

describe('mails over SMTP', () => {
  it('arrive with sender, recipient, subject and text', async () => {
    await using server = await MailServer.start();
    await new SmtpMailer({ url: server.url, from }).send(mail);
    const { from: sender, to, subject, raw } = await server.next();
    assert.deepEqual([sender, to, subject], ['dragoman@example.com', ['ops@example.org'], 'A limit']);
    for (const header of [
      /^From: Dragoman <dragoman@example\.com>\r$/m,
      /^To: ops@example\.org\r$/m,
      /^Auto-Submitted: auto-generated\r$/m,
      /^Message-ID: <[0-9a-f]{32}@example\.com>\r$/im,
    ])
      assert.match(raw, header);
    assert.match(raw, /=C3=9Cn=C3=AFcode|Ünïcode/);
  });

  it('carry a subject of one line, whatever is in it', async () => {
    await using server = await MailServer.start();
    await new SmtpMailer({ url: server.url, from }).send({
      ...mail,
      subject: 'Ünï 100 % "A"\r\nBcc: evil@example.net',
    });
    const { to, subject, raw } = await server.next();
    assert.deepEqual([to, subject], [['ops@example.org'], 'Ünï 100 % "A" Bcc: evil@example.net']);
    assert.doesNotMatch(raw, /^Bcc:/m);
  });

  it('go to a server that wants a password', async () => {
    await using server = await MailServer.start({ user: { name: 'dragoman', password: 'p@ss:word' } });
    const url = (password: string) => `smtp://dragoman:${encodeURIComponent(password)}@127.0.0.1:${server.port}`;
    await new SmtpMailer({ url: url('p@ss:word'), from }).send(mail);
    assert.equal(server.mails.length, 1);
    await assert.rejects(new SmtpMailer({ url: url('wrong'), from }).send(mail), { permanent: false });
  });

  it('never send a password over the network in the clear', async () => {
    await using server = await MailServer.start({ user: { name: 'dragoman', password: 'secret' } });
    // An address of this machine that does not look like one.
    const url = `smtp://dragoman:secret@0.0.0.0:${server.port}`;
    await assert.rejects(new SmtpMailer({ url, from }).send(mail), /TLS/);
    assert.equal(server.mails.length, 0);
  });

  it('fail for good when the recipient is refused for good, and else for the time being', async () => {
    let code = 550;
    await using server = await MailServer.start({ refuse: () => ({ code, message: 'not now' }) });
    const mailer = new SmtpMailer({ url: server.url, from });
    await assert.rejects(mailer.send(mail), { permanent: true });
    code = 450;
    await assert.rejects(mailer.send(mail), { permanent: false });
  });

  it('fail for the time being when there is no server, or a silent one', async () => {
    const server = await MailServer.start();
    const { url } = server;
    await server[Symbol.asyncDispose]();
    await assert.rejects(new SmtpMailer({ url, from }).send(mail), { permanent: false });

    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const silentUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    await assert.rejects(new SmtpMailer({ url: silentUrl, from, timeoutMilliseconds: 50 }).send(mail), {
      permanent: false,
    });
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('are given up when the server greets and is silent then', async () => {
    const held = Promise.withResolvers<void>();
    await using server = await MailServer.start();
    server.hold = held.promise;
    const mailer = new SmtpMailer({ url: server.url, from, answerMilliseconds: 50 });
    await assert.rejects(mailer.send(mail), { permanent: false });
    held.resolve();
  });

  it('are given up at once when the signal aborts, and leave no connection open', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const connected = once(silent, 'connection') as Promise<[Socket]>;
    const mailer = new SmtpMailer({ url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, from });
    const abort = new AbortController();
    const sending = assert.rejects(mailer.send(mail, abort.signal), { permanent: false });
    const [socket] = await connected;
    abort.abort();
    await Promise.all([sending, once(socket.resume(), 'close')]);
    silent.close();
  });
});
