import { array, extend, maxLength, optional, strictObject } from 'zod/mini';
import { defineCallWithPermission } from '../call.ts';
import { auditEventSchema, auditRowSchema } from '../entities/audit.ts';
import { byIdSchema, listBodySchema, listSchema } from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';

const defineCall = defineCallWithPermission('audit');

const codesField = array(textField(64)).check(maxLength(500));

/**
 * Filters: action, targetType, actorId, targetId; range: at. The keyword searches usernames, actions and ids. `named`
 * contains the actions and resource types whose displayed names contain the keyword, so that their events are found
 * too.
 */
export const auditListCall = defineCall('/api/audit/list', {
  body: extend(listBodySchema, {
    named: optional(strictObject({ actions: codesField, targetTypes: codesField })),
  }),
  data: listSchema(auditRowSchema),
});

export const auditDetailCall = defineCall('/api/audit/detail', { body: byIdSchema, data: auditEventSchema });
