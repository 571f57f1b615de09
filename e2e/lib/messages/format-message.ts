import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Values = Readonly<Record<string, string | number>>;

/**
 * Formats a message as the console does, with plurals and numbers. A placeholder without a value stays as it is.
 * Tags are removed.
 */
export function formatMessage(locale: string, message: string, values: Values): string {
  const placeholders = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, `{${name}}`]);
  const i18n = setupI18n({ locale, messages: { [locale]: { message: compileMessage(message) } } });
  return i18n._('message', { ...Object.fromEntries(placeholders), ...values }).replaceAll(/<\/?\d+>/g, '');
}
