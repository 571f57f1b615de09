/** A subject and a text with placeholders such as `{link}`. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

export type MailKind = 'forgotten' | 'invitation' | 'reset';

/** The mails in one language. */
export type MailTexts = Readonly<Record<MailKind, MailText>>;
