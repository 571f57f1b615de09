import type { LocaleId } from '@atrium/contract';
import type { MailKind, MailText, MailTexts } from './mail-texts.ts';
import { enUs } from './texts/en-us.ts';
import { zhCn } from './texts/zh-cn.ts';

/** The values of the placeholders: the name of the deployment, the account and the link. */
export interface MailValues {
  readonly console: string;
  readonly account: string;
  readonly link: string;
}

const TEXTS: string<MailTexts> = { 'zh-CN': zhCn, 'en-US': enUs };

/** Writes a mail in a language. */
export function writeMail(kind: MailKind, locale: LocaleId, values: MailValues): MailText {
  const { subject, text } = TEXTS[locale][kind];
  return { subject: fill(subject, values), text: fill(text, values) };
}

/** Returns the language of mails to a user: the nearest to the user's own, else the one of the request. */
export function mailLocale(own: string | null, requested: LocaleId): LocaleId {
  if (own === null) return requested;
  return own.startsWith('zh') ? 'zh-CN' : 'en-US';
}

function fill(message: string, values: MailValues): string {
  return message.replace(/\{(console|account|link)\}/g, (_, name: keyof MailValues) => values[name]);
}
