import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mails through the SMTP server of the deployment. */
export interface Mailer {
  /** Throws `MailRejectedError` when a retry cannot help, and other errors when a retry may help. */
  send(mail: Mail): Promise<void>;
}

/** The SMTP server rejected a mail permanently, for example because the recipient does not exist. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError';
}

interface MailerOptions {
  /** `smtp://` or `smtps://` with the credentials. Options of nodemailer may follow as a query. */
  readonly url: string;
  /** The address of the sender, optionally with a name. */
  readonly from: string;
}

/** Milliseconds that the SMTP server may take to accept the connection, to greet, and to respond to each command. */
const TIMEOUT = 20_000;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Creates a mailer. `smtp://` requires STARTTLS, except on the loopback interface, so that no one on the network reads
 * links or credentials.
 */
export function createMailer({ url, from }: MailerOptions): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !LOOPBACK.test(new URL(url).hostname),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        // The header prevents automatic replies.
        await transport.sendMail({ ...mail, from, headers: { 'Auto-Submitted': 'auto-generated' } });
      } catch (error) {
        throw isPermanent(error) ? new MailRejectedError((error as Error).message) : error;
      }
    },
  };
}

/** Returns whether the server rejected the mail itself. Rejected credentials concern all mails and can be corrected. */
function isPermanent(error: unknown): boolean {
  const { responseCode = 0, code } = error as { readonly responseCode?: number; readonly code?: string };
  return code === 'EENVELOPE' && responseCode >= 500;
}
