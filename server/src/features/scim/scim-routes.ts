import type { Database } from '../../database/database.ts';
import { ScimError } from '../../domain/scim-error.ts';
import type { ScimContext, ScimResponse, ScimRoute } from '../../http/scim/declare-scim-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { patchUser, removeUser, replaceUser } from './change-provisioned-user.ts';
import { patchGroup, provisionGroup, removeGroup, replaceGroup } from './provision-group.ts';
import { provisionUser } from './provision-user.ts';
import { isObject } from './read-attributes.ts';
import { readListQuery } from './read-list-query.ts';
import { isResourceId } from './read-member-ids.ts';
import { readUserInput } from './read-user-input.ts';
import { DISCOVERY_ROUTES } from './scim-discovery.ts';
import {
  findMemberIdsOfGroups,
  findScimGroup,
  findScimGroupPage,
  type ScimGroupRecord,
} from './scim-group-repository.ts';
import {
  needsMembers,
  type Projection,
  readProjection,
  toListResponse,
  toResponse,
} from './scim-resource.ts';
import {
  findGroupsOfUsers,
  findScimUser,
  findScimUserPage,
  type ScimUserRecord,
} from './scim-user-repository.ts';
import { toGroupResource } from './to-group-resource.ts';
import { toUserResource } from './to-user-resource.ts';

type Deps = Pick<AppDependencies, 'database'>;

/** The routes of SCIM 2.0 for users and groups. */
export function scimRoutes(deps: Deps): readonly ScimRoute[] {
  const { database } = deps;
  return [
    ...DISCOVERY_ROUTES,
    { method: 'POST', path: '/.search', handle: (context) => searchAll(database, context) },
    { method: 'GET', path: '/Users', handle: (context) => listUsers(database, context, context.query) },
    {
      method: 'POST',
      path: '/Users/.search',
      handle: (context) => listUsers(database, context, readSearch(context)),
    },
    {
      method: 'POST',
      path: '/Users',
      handle: async (context) => {
        const id = await provisionUser(deps, readUserInput(context.body), context);
        return toCreated(await readUser(database, { ...context, id }), `${context.baseUrl}/Users/${id}`);
      },
    },
    { method: 'GET', path: '/Users/{id}', handle: (context) => readUser(database, context) },
    { method: 'PUT', path: '/Users/{id}', handle: createChangeHandler(replaceUser, readUser, deps) },
    { method: 'PATCH', path: '/Users/{id}', handle: createChangeHandler(patchUser, readUser, deps) },
    { method: 'DELETE', path: '/Users/{id}', handle: createRemoveHandler(removeUser, deps) },
    { method: 'GET', path: '/Groups', handle: (context) => listGroups(database, context, context.query) },
    {
      method: 'POST',
      path: '/Groups/.search',
      handle: (context) => listGroups(database, context, readSearch(context)),
    },
    {
      method: 'POST',
      path: '/Groups',
      handle: async (context) => {
        const id = await provisionGroup(deps, context);
        return toCreated(await readGroup(database, { ...context, id }), `${context.baseUrl}/Groups/${id}`);
      },
    },
    { method: 'GET', path: '/Groups/{id}', handle: (context) => readGroup(database, context) },
    { method: 'PUT', path: '/Groups/{id}', handle: createChangeHandler(replaceGroup, readGroup, deps) },
    {
      method: 'PATCH',
      path: '/Groups/{id}',
      handle: createChangeHandler(patchGroup, readPatchedGroup, deps),
    },
    { method: 'DELETE', path: '/Groups/{id}', handle: createRemoveHandler(removeGroup, deps) },
  ];
}

type Change = (deps: Deps, context: ScimContext) => Promise<void>;
type Read = (database: Database, context: ScimContext) => Promise<ScimResponse>;

function createChangeHandler(change: Change, read: Read, deps: Deps) {
  return async (context: ScimContext): Promise<ScimResponse> => {
    assertId(context.id);
    await change(deps, context);
    return await read(deps.database, context);
  };
}

function createRemoveHandler(remove: Change, deps: Deps) {
  return async (context: ScimContext): Promise<ScimResponse> => {
    assertId(context.id);
    await remove(deps, context);
    return {};
  };
}

function assertId(id: string): void {
  if (!isResourceId(id)) throw new ScimError(404, 'There is no such resource.');
}

function toCreated(response: ScimResponse, location: string): ScimResponse {
  return { ...response, status: 201, location };
}

function readSearch({ body }: ScimContext): Readonly<Record<string, unknown>> {
  if (!isObject(body)) throw new ScimError(400, 'The body is not an object.', 'invalidSyntax');
  return body;
}

async function listUsers(
  database: Database,
  context: ScimContext,
  query: Readonly<Record<string, unknown>>,
): Promise<ScimResponse> {
  const projection = readProjection(query);
  const listQuery = readListQuery(query);
  const { list, total } = await findScimUserPage(database, listQuery);
  const resources = await toUserResources(database, list, context);
  return toListResponse(resources, projection, { total, startIndex: listQuery.offset + 1 });
}

/** Returns a page of users and groups. All users come before all groups. */
async function searchAll(database: Database, context: ScimContext): Promise<ScimResponse> {
  const query = readSearch(context);
  const projection = readProjection(query);
  const listQuery = readListQuery(query);
  const { limit, offset } = listQuery;
  const users = await findScimUserPage(database, listQuery);
  const groups = await findScimGroupPage(database, {
    ...listQuery,
    limit: limit - users.list.length,
    offset: Math.max(0, offset - users.total),
  });
  const resources = [
    ...(await toUserResources(database, users.list, context)),
    ...(await toGroupResources(database, groups.list, context, projection)),
  ];
  return toListResponse(resources, projection, {
    total: users.total + groups.total,
    startIndex: offset + 1,
  });
}

async function readUser(database: Database, context: ScimContext): Promise<ScimResponse> {
  assertId(context.id);
  const projection = readProjection(context.query);
  const found = await findScimUser(database, context.id);
  const [resource] = found ? await toUserResources(database, [found], context) : [];
  if (!resource) throw new ScimError(404, 'There is no such user.');
  return toResponse(resource, projection);
}

async function toUserResources(
  database: Database,
  records: readonly ScimUserRecord[],
  { baseUrl }: ScimContext,
) {
  const groups = await findGroupsOfUsers(
    database,
    records.map(({ user }) => user.id),
  );
  return records.map((record) => toUserResource(record, groups.get(record.user.id) ?? [], baseUrl));
}

async function listGroups(
  database: Database,
  context: ScimContext,
  query: Readonly<Record<string, unknown>>,
): Promise<ScimResponse> {
  const projection = readProjection(query);
  const listQuery = readListQuery(query);
  const { list, total } = await findScimGroupPage(database, listQuery);
  const resources = await toGroupResources(database, list, context, projection);
  return toListResponse(resources, projection, { total, startIndex: listQuery.offset + 1 });
}

async function readGroup(database: Database, context: ScimContext): Promise<ScimResponse> {
  assertId(context.id);
  const projection = readProjection(context.query);
  const found = await findScimGroup(database, context.id);
  const [resource] = found ? await toGroupResources(database, [found], context, projection) : [];
  if (!resource) throw new ScimError(404, 'There is no such group.');
  return toResponse(resource, projection);
}

/**
 * Returns a group if the request names attributes. Otherwise, the response has no body, because the response to a
 * change of one member would contain all members.
 */
async function readPatchedGroup(database: Database, context: ScimContext): Promise<ScimResponse> {
  const { attributes, excluded } = readProjection(context.query);
  return attributes.length + excluded.length > 0 ? await readGroup(database, context) : {};
}

async function toGroupResources(
  database: Database,
  records: readonly ScimGroupRecord[],
  { baseUrl }: ScimContext,
  projection: Projection,
) {
  const ids = needsMembers(projection) ? records.map(({ group }) => group.id) : [];
  const members = await findMemberIdsOfGroups(database, ids);
  return records.map((record) => toGroupResource(record, members.get(record.group.id) ?? [], baseUrl));
}
