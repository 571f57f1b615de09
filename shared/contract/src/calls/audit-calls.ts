import { defineCall } from '../call.ts';
import { auditEventSchema } from '../entities/audit.ts';
import { listBodySchema, listOf } from '../entities/fields.ts';

/** Filters: action, targetType, actorId, targetId; range: at. The keyword searches accounts, actions and ids. */
export const auditListCall = defineCall('/api/audit/list', {
  body: listBodySchema,
  data: listOf(auditEventSchema),
});
