import type { BodyOf, userCreateCall } from '@atrium/contract';
import type { UserRecord } from '../identity/user-repository.ts';

interface NewUser {
  readonly id: string;
  /** The hash of a random password that no one knows. */
  readonly passwordHash: string;
  readonly at: Date;
  readonly createdBy: string;
}

/** Returns the row of a user who sets a password later. */
export function createUserRow(
  { account, mail, mobile, name, access }: BodyOf<typeof userCreateCall>,
  { id, passwordHash, at, createdBy }: NewUser,
): UserRecord {
  return {
    id,
    account,
    mail: mail.toLowerCase(),
    mobile: mobile ?? null,
    name,
    avatar: '',
    access: [...new Set(access)],
    status: 'active',
    locale: null,
    timeZone: null,
    passwordHash,
    hasPassword: false,
    isMailConfirmed: true,
    deletedAt: null,
    revision: 1,
    createdAt: at,
    createdBy,
    updatedAt: at,
    updatedBy: createdBy,
  };
}
