import type { UserInput } from './read-user-input.ts';
import type { ScimUserRow } from './scim-user-repository.ts';

/**
 * Returns the row that stores what a directory has sent about a user. It states that the directory has not deleted the
 * user.
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
