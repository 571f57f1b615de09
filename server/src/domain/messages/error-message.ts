import type { ErrorCode } from '@atrium/contract';
import type { MessageLocale } from '../message-locale.ts';
import { enUs } from './en-us.ts';
import type { MessageTable } from './message-table.ts';
import { zhCn } from './zh-cn.ts';

const TABLES: Readonly<Record<MessageLocale, MessageTable>> = { 'zh-CN': zhCn, 'en-US': enUs };

/** Returns the message for an error code in the caller's language and fills its placeholders from the error's data. */
export function getErrorMessage(locale: MessageLocale, code: ErrorCode, data?: unknown): string {
  return fill(TABLES[locale][code], data);
}

/** Returns the message for a field that its schema or a rule rejects. */
export function getFieldMessage(locale: MessageLocale): string {
  return TABLES[locale].field;
}

function fill(message: string, data: unknown): string {
  const values = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
