import { enum as enumeration, object, optional, trim } from 'zod/mini';
import { defineCall } from '../call.ts';
import { doneSchema } from '../entities/fields.ts';
import { fileSchema } from '../entities/portable.ts';
import { textField } from '../entities/text-field.ts';
import { LIMITS } from '../limits.ts';

/** Returns what the server stores about the user, without secrets, as a JSON file. */
export const personalDataCall = {
  ...defineCall('/api/account/personal-data', { body: object({}), data: fileSchema }),
  isDownload: true,
} as const;

/**
 * Deletes the account of the user, and removes the apps or gives them to `newOwner`: the username or email address of
 * an active user. Fails with `lastAdmin`, `directoryManaged`, `userMissing` and `ownerStorageFull`.
 */
export const deleteAccountCall = defineCall('/api/account/delete', {
  body: object({
    apps: enumeration(['remove', 'transfer']),
    newOwner: optional(textField(LIMITS.signInNameLength, trim())),
  }),
  data: doneSchema,
});
