import type { MessageLocale } from '../domain/message-locale.ts';

/** The first language of `Accept-Language` that the server speaks; Chinese when it asks for none of them. */
export function readLocale(header: string | undefined): MessageLocale {
  for (const range of (header ?? '').split(',')) {
    const language = range.split(';')[0]?.trim().toLowerCase() ?? '';
    if (language.startsWith('zh')) return 'zh-CN';
    if (language.startsWith('en')) return 'en-US';
  }
  return 'zh-CN';
}
