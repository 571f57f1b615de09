import { type SQL, sql } from 'drizzle-orm';
import { groupMembers, groups } from '../../database/schema/groups.ts';
import { scimGroups, scimUsers } from '../../database/schema/scim-resources.ts';
import { users } from '../../database/schema/users.ts';

/** The SQL that reads an attribute. */
export type QueryAttribute =
  | { readonly kind: 'text'; readonly value: SQL; readonly isCaseExact: boolean }
  | { readonly kind: 'boolean'; readonly value: SQL }
  | { readonly kind: 'time'; readonly value: SQL }
  /** The ids of other resources. Only `eq` and `pr` are supported. */
  | { readonly kind: 'ids'; readonly has: (id: string) => SQL; readonly hasAny: SQL };

const text = (value: SQL): QueryAttribute => ({ kind: 'text', value, isCaseExact: false });
const exact = (value: SQL): QueryAttribute => ({ kind: 'text', value, isCaseExact: true });

const memberOf = (id: string) =>
  sql`exists (select 1 from ${groupMembers} where ${groupMembers.userId} = ${users.id}
    and ${groupMembers.groupId}::text = ${id.toLowerCase()})`;
const userGroups: QueryAttribute = {
  kind: 'ids',
  has: memberOf,
  hasAny: sql`exists (select 1 from ${groupMembers} where ${groupMembers.userId} = ${users.id})`,
};
const groupUsers: QueryAttribute = {
  kind: 'ids',
  has: (id) => sql`exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${groups.id}
    and ${groupMembers.userId}::text = ${id.toLowerCase()})`,
  hasAny: sql`exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${groups.id})`,
};

/** The user name of the directory, or the account of a user that no directory manages. */
const USER_NAME = sql`coalesce(${scimUsers.userName}, ${users.account})`;

/** The attributes of users by their names in lower case. */
export const USER_ATTRIBUTES: Readonly<Record<string, QueryAttribute>> = {
  id: exact(sql`${users.id}::text`),
  externalid: exact(sql`${scimUsers.externalId}`),
  username: text(USER_NAME),
  displayname: text(sql`${users.name}`),
  'name.formatted': text(sql`${scimUsers.formattedName}`),
  'name.givenname': text(sql`${scimUsers.givenName}`),
  'name.familyname': text(sql`${scimUsers.familyName}`),
  emails: text(sql`${users.mail}`),
  'emails.value': text(sql`${users.mail}`),
  'emails.type': text(sql`'work'`),
  'emails.primary': { kind: 'boolean', value: sql`true` },
  active: { kind: 'boolean', value: sql`${users.status} = 'active'` },
  groups: userGroups,
  'groups.value': userGroups,
  'meta.created': { kind: 'time', value: sql`${users.createdAt}` },
  'meta.lastmodified': { kind: 'time', value: sql`${users.updatedAt}` },
};

/** The attributes of groups by their names in lower case. */
export const GROUP_ATTRIBUTES: Readonly<Record<string, QueryAttribute>> = {
  id: exact(sql`${groups.id}::text`),
  externalid: exact(sql`${scimGroups.externalId}`),
  displayname: text(sql`${groups.name}`),
  members: groupUsers,
  'members.value': groupUsers,
  'meta.created': { kind: 'time', value: sql`${groups.createdAt}` },
  'meta.lastmodified': { kind: 'time', value: sql`${groups.updatedAt}` },
};
