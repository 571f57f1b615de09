import { object, record, string } from 'zod/mini';
import { defineCall } from '../call.ts';
import { menuListBodySchema, menuListSchema } from '../entities/menu.ts';

export const menuListCall = defineCall('/api/system/menu/list', {
  body: menuListBodySchema,
  data: menuListSchema,
});

/** Returns the text overrides of the console by locale and message id. They replace the built-in texts. */
export const i18nListCall = defineCall('/api/system/i18n/list', {
  body: object({}),
  data: record(string(), record(string(), string())),
});
