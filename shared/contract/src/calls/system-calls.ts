import { object, record, string } from 'zod/mini';
import { defineCall } from '../call.ts';
import { menuListBodySchema, menuListSchema } from '../entities/menu.ts';

export const menuListCall = defineCall('/api/system/menu/list', {
  body: menuListBodySchema,
  data: menuListSchema,
});

/** Returns messages by locale and id, which are merged over the built-in ones. */
export const i18nListCall = defineCall('/api/system/i18n/list', {
  body: object({}),
  data: record(string(), record(string(), string())),
});
