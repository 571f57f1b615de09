import type { UserInput } from './read-user-input.ts';
import type { ScimUserRow } from './scim-user-repository.ts';

/**
 * Returns the row with the attributes of a user that a directory has sent. The row states that the
 * directory has not deleted the user.
 */
export function toScimUserRow(userId: string, input: UserInput): ScimUserRow {
  return {
    userId,
    userName: input.userName,
    externalId: input.externalId ?? null,
    formattedName: input.formattedName ?? null,
    givenName: input.givenName ?? null,
    familyName: input.familyName ?? null,
    isMailPrimary: input.isMailPrimary ?? null,
    removedAt: null,
  };
}
