import { type ScimResource, USER_SCHEMA } from './scim-resource.ts';
import type { GroupOfUser, ScimUserRecord } from './scim-user-repository.ts';

interface NameParts {
  readonly formatted?: string;
  readonly givenName?: string;
  readonly familyName?: string;
}

export interface UserResource extends ScimResource {
  readonly externalId?: string;
  readonly userName: string;
  readonly name?: NameParts;
  readonly displayName: string;
  readonly emails: readonly { readonly value: string; readonly type: 'work'; readonly primary?: boolean }[];
  readonly active: boolean;
}

/** Returns a user as SCIM represents it. A user whom no directory manages has the account as user name. */
export function toUserResource(
  { user, directoryData }: ScimUserRecord,
  groups: readonly GroupOfUser[],
  baseUrl: string,
): UserResource {
  const externalId = directoryData?.externalId;
  const name = toNameParts(directoryData);
  const isPrimary = readIsMailPrimary(directoryData);
  return {
    schemas: [USER_SCHEMA],
    id: user.id,
    ...(externalId ? { externalId } : {}),
    userName: directoryData?.userName ?? user.account,
    ...(name ? { name } : {}),
    displayName: user.name,
    emails: [{ value: user.mail, type: 'work', ...(isPrimary === undefined ? {} : { primary: isPrimary }) }],
    active: user.status === 'active',
    ...(groups.length === 0 ? {} : { groups: groups.map((group) => toGroupOfUser(group, baseUrl)) }),
    meta: {
      resourceType: 'User',
      created: user.createdAt.toISOString(),
      lastModified: user.updatedAt.toISOString(),
      location: `${baseUrl}/Users/${user.id}`,
    },
  };
}

/**
 * Returns whether the email address of a user is the primary one. Undefined if the directory has not sent this. For a
 * user whom no directory manages, returns true.
 */
export function readIsMailPrimary(directoryData: ScimUserRecord['directoryData']): boolean | undefined {
  return directoryData ? (directoryData.isMailPrimary ?? undefined) : true;
}

function toNameParts(directoryData: ScimUserRecord['directoryData']): NameParts | undefined {
  const { formattedName: formatted, givenName, familyName } = directoryData ?? {};
  if (!formatted && !givenName && !familyName) return undefined;
  return {
    ...(formatted ? { formatted } : {}),
    ...(givenName ? { givenName } : {}),
    ...(familyName ? { familyName } : {}),
  };
}

function toGroupOfUser({ id, name }: GroupOfUser, baseUrl: string) {
  return { value: id, $ref: `${baseUrl}/Groups/${id}`, display: name, type: 'direct' };
}
