/** A subject and a text with placeholders such as `{link}`. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

export type MailKind =
  | 'confirmation'
  | 'forgotten'
  | 'invitation'
  | 'mailChange'
  | 'mailChanged'
  | 'mailTaken'
  | 'alreadyRegistered'
  | 'reset';

/** The mails in English. The catalogs of the server contain the other languages. */
export const MAIL_TEXTS: Readonly<Record<MailKind, MailText>> = {
  confirmation: {
    subject: 'Confirm your email address for {console}',
    text: `Hello,

Someone signed up for the account {account} in {console} with this email address. To confirm the address, open this link within a day and sign in with the password that you chose:

{link}

The link works once. If you did not sign up, ignore this email.
`,
  },
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
  mailChange: {
    subject: 'Confirm your new email address for {console}',
    text: `Hello,

Someone asked to change the email address of the account {account} in {console} to this address. To confirm, sign in to this account, open this link within a day and click “Confirm new email address”:

{link}

The link works once. If you did not request the change, ignore this email.
`,
  },
  mailChanged: {
    subject: 'Your email address in {console} has changed',
    text: `Hello,

The account {account} in {console} has a new email address and no longer uses this one. To see the account, open this link:

{link}

If you did not change the address, contact an admin immediately.
`,
  },
  mailTaken: {
    subject: 'Your email address is already used in {console}',
    text: `Hello,

Someone requested to use this email address for another account in {console}, but it already belongs to the account {account}. To sign in to this account, open this link:

{link}

If you did not request this, ignore this email. Your account stays the same.
`,
  },
  alreadyRegistered: {
    subject: 'You already have an account in {console}',
    text: `Hello,

Someone tried to sign up for {console} with this email address, but it already belongs to the account {account}. To sign in or set a new password, open this link:

{link}

If you did not try to sign up, ignore this email. Your account stays the same.
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
