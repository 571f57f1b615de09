/** A subject and a text with placeholders such as `{link}`. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

export type MailKind = 'forgotten' | 'invitation' | 'reset';

/** The mails in English. The catalogs of the server contain the other languages. */
export const MAIL_TEXTS: Readonly<Record<MailKind, MailText>> = {
  forgotten: {
    subject: 'Set a new password for {console}',
    text: `Hello,

Someone requested a new password for the account {account} in {console}. To set one, open this link within an hour:

{link}

The link works once. If you did not request it, ignore this email. Your password stays the same.
`,
  },
  invitation: {
    subject: 'Your account in {console}',
    text: `Hello,

An admin created the account {account} for you in {console}. To set your password, open this link within a day:

{link}

The link works once. If it has expired, ask the admin for a new one.
`,
  },
  reset: {
    subject: 'Set a new password for {console}',
    text: `Hello,

An admin sent you this link to set a new password for the account {account} in {console}. Open it within a day:

{link}

The link works once. If you did not expect this email, contact an admin.
`,
  },
};
