import type { LocaleId } from '@atrium/contract';
import { chooseLocale } from '../../domain/choose-locale.ts';
import { translate } from '../../domain/texts/translate.ts';
import { MAIL_TEXTS, type MailKind, type MailText } from './mail-texts.ts';

/** The values of the placeholders: the name of the deployment, the account and the link. */
export interface MailValues {
  readonly console: string;
  readonly account: string;
  readonly link: string;
}

/** Writes a mail in a language. */
export function writeMail(kind: MailKind, locale: LocaleId, values: MailValues): MailText {
  const { subject, text } = MAIL_TEXTS[kind];
  return {
    subject: fill(translate(locale, subject), values),
    text: fill(translate(locale, text), values),
  };
}

/** Returns the language of mails to a user: the user's language, or else the language of the request. */
export function chooseMailLocale(userLocale: string | null, requested: LocaleId): LocaleId {
  return chooseLocale(userLocale ?? undefined, requested);
}

function fill(message: string, values: MailValues): string {
  return message.replace(/\{(console|account|link)\}/g, (_, name: keyof MailValues) => values[name]);
}
