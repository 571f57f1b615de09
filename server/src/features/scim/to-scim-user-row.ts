import type { UserDraft } from './read-user-draft.ts';
import type { ScimUserRow } from './scim-user-repository.ts';

/**
 * Returns the row with the attributes of a user that a directory has sent. The row states that the
 * directory has not deleted the user.
 */
export function toScimUserRow(userId: string, draft: UserDraft): ScimUserRow {
  return {
    userId,
    userName: draft.userName,
    externalId: draft.externalId ?? null,
    formattedName: draft.formattedName ?? null,
    givenName: draft.givenName ?? null,
    familyName: draft.familyName ?? null,
    isMailPrimary: draft.isMailPrimary ?? null,
    removedAt: null,
  };
}
