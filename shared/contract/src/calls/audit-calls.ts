import { array, extend, maxLength, optional, strictObject, string } from 'zod/mini';
import { defineCall } from '../call.ts';
import { auditEventSchema } from '../entities/audit.ts';
import { listBodySchema, listOf } from '../entities/fields.ts';

const codesField = array(string().check(maxLength(64))).check(maxLength(500));

/**
 * Filters: action, targetType, actorId, targetId; range: at. The keyword searches accounts, actions and ids. `named`
 * holds the codes whose displayed names contain the keyword: events with one of them are found as well.
 */
export const auditListCall = defineCall('/api/audit/list', {
  body: extend(listBodySchema, {
    named: optional(strictObject({ actions: codesField, targetTypes: codesField })),
  }),
  data: listOf(auditEventSchema),
});
