import { type SQL, sql } from 'drizzle-orm';
import { groupMembers, groups } from '../../database/schema/groups.ts';
import { scimGroups, scimUsers } from '../../database/schema/scim-resources.ts';
import { users } from '../../database/schema/users.ts';

/** The SQL that reads an attribute. */
export type QueryAttribute =
  | { readonly kind: 'text'; readonly value: SQL; readonly isCaseExact: boolean }
  | { readonly kind: 'boolean'; readonly value: SQL }
  | { readonly kind: 'time'; readonly value: SQL }
  /** The ids of other resources. Only `eq`, `ne` and `pr` are supported. */
  | { readonly kind: 'ids'; readonly has: (id: string) => SQL; readonly hasAny: SQL };

const textAttribute = (value: SQL): QueryAttribute => ({ kind: 'text', value, isCaseExact: false });
const exactTextAttribute = (value: SQL): QueryAttribute => ({ kind: 'text', value, isCaseExact: true });

const isMemberOf = (id: string) =>
  sql`exists (select 1 from ${groupMembers} where ${groupMembers.userId} = ${users.id}
    and ${groupMembers.groupId}::text = ${id.toLowerCase()})`;
const userGroups: QueryAttribute = {
  kind: 'ids',
  has: isMemberOf,
  hasAny: sql`exists (select 1 from ${groupMembers} where ${groupMembers.userId} = ${users.id})`,
};
const groupUsers: QueryAttribute = {
  kind: 'ids',
  has: (id) => sql`exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${groups.id}
    and ${groupMembers.userId}::text = ${id.toLowerCase()})`,
  hasAny: sql`exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${groups.id})`,
};

/** The user name that the directory has set, or the account of a user whom no directory manages. */
const USER_NAME = sql`coalesce(${scimUsers.userName}, ${users.account})`;

/** The attributes of users by their names in lower case. */
export const USER_ATTRIBUTES: Readonly<Record<string, QueryAttribute>> = {
  id: exactTextAttribute(sql`${users.id}::text`),
  externalid: exactTextAttribute(sql`${scimUsers.externalId}`),
  username: textAttribute(USER_NAME),
  displayname: textAttribute(sql`${users.name}`),
  'name.formatted': textAttribute(sql`${scimUsers.formattedName}`),
  'name.givenname': textAttribute(sql`${scimUsers.givenName}`),
  'name.familyname': textAttribute(sql`${scimUsers.familyName}`),
  emails: textAttribute(sql`${users.mail}`),
  'emails.value': textAttribute(sql`${users.mail}`),
  'emails.type': textAttribute(sql`'work'`),
  // The value that the directory has sent, or false if it has sent none. True for a user whom no directory manages.
  'emails.primary': {
    kind: 'boolean',
    value: sql`coalesce(${scimUsers.isMailPrimary}, ${scimUsers.userId} is null)`,
  },
  active: { kind: 'boolean', value: sql`${users.status} = 'active'` },
  groups: userGroups,
  'groups.value': userGroups,
  'meta.created': { kind: 'time', value: sql`${users.createdAt}` },
  'meta.lastmodified': { kind: 'time', value: sql`${users.updatedAt}` },
};

/** The attributes of groups by their names in lower case. */
export const GROUP_ATTRIBUTES: Readonly<Record<string, QueryAttribute>> = {
  id: exactTextAttribute(sql`${groups.id}::text`),
  externalid: exactTextAttribute(sql`${scimGroups.externalId}`),
  displayname: textAttribute(sql`${groups.name}`),
  members: groupUsers,
  'members.value': groupUsers,
  'meta.created': { kind: 'time', value: sql`${groups.createdAt}` },
  'meta.lastmodified': { kind: 'time', value: sql`${groups.updatedAt}` },
};
