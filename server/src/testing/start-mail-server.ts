import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: ReadonlyMap<string, string>;
}

export interface MailServer {
  /** The setting `--smtp-url` with the credentials of the server. */
  readonly url: string;
  /** The mails that have arrived. */
  readonly mails: readonly ReceivedMail[];
  /** Waits for a mail to a recipient, and returns it. Ignores the first `skipped` mails to this recipient. */
  receive(to: string, skipped?: number): Promise<ReceivedMail>;
  /** Rejects recipients with this status, such as 550. Accepts them again if it is undefined. */
  reject(status: number | undefined): void;
  stop(): Promise<void>;
}

const CREDENTIALS = { username: 'atrium', password: 'smtp password' };

/** Starts a real SMTP server on a free loopback port. It requires its credentials. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const arrivalListeners = new Set<() => void>();
  let rejection: number | undefined;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const isAuthorized = username === CREDENTIALS.username && password === CREDENTIALS.password;
      done(
        isAuthorized ? null : new Error('wrong credentials'),
        isAuthorized ? { user: username } : undefined,
      );
    },
    onRcptTo(_address, _session, done) {
      if (rejection === undefined) return done();
      return done(Object.assign(new Error('no such recipient'), { responseCode: rejection }));
    },
    onData(stream, session, done) {
      void readMail(stream, session.envelope.rcptTo[0]?.address ?? '').then((mail) => {
        mails.push(mail);
        for (const check of arrivalListeners) check();
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const { username, password } = CREDENTIALS;
  return {
    url: `smtp://${username}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    mails,
    receive: (to, skipped = 0) =>
      new Promise((resolve) => {
        const check = () => {
          const received = mails.filter((mail) => mail.to === to)[skipped];
          if (!received) return;
          arrivalListeners.delete(check);
          resolve(received);
        };
        arrivalListeners.add(check);
        check();
      }),
    reject(status) {
      rejection = status;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function readMail(stream: AsyncIterable<Buffer>, to: string): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const { from, subject = '', text = '', headers } = await PostalMime.parse(Buffer.concat(chunks));
  return {
    from: from?.address ?? '',
    to,
    subject,
    text,
    headers: new Map(headers.map(({ key, value }) => [key, value])),
  };
}
