import { findViolatedConstraint } from '../../database/find-violated-constraint.ts';
import { ScimError } from '../../domain/scim-error.ts';

/** The attribute that each unique constraint of the database applies to. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  users_account_key: 'userName',
  users_mail_key: 'emails',
  scim_users_user_name_key: 'userName',
  groups_name_key: 'displayName',
};

/** Waits for a write. Throws a ScimError `uniqueness` when another user or group has the same name or email address. */
export async function withUniquenessError<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    const attribute = ATTRIBUTES[findViolatedConstraint(error) ?? ''];
    throw attribute === undefined ? error : toTakenError(attribute);
  }
}

/** Returns the error for a value that another user or group has. */
export function toTakenError(attribute: string): ScimError {
  return new ScimError(409, `Another resource has the same “${attribute}”.`, 'uniqueness');
}
