import { groupCalls } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { createDirectory, type SendScim } from './scim.fixture.ts';

const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const UNKNOWN_ID = '0190a8f0-0000-7000-8000-000000000000';

let server: TestServer;
let admin: { readonly token: string };
let send: SendScim;
let mei: string;
let li: string;
let groupId: string;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server, 'admin', server.adminPassword);
  ({ send } = await createDirectory(server, admin));
  mei = (await addUser(server.database, { account: 'mei' })).id;
  li = (await addUser(server.database, { account: 'li.na' })).id;
});

beforeEach(async () => {
  count += 1;
  const body = {
    schemas: [GROUP],
    displayName: `Tour Guides ${count}`,
    externalId: `group-${count}`,
    members: [{ value: mei, $ref: `https://example.com/v2/Users/${mei}` }],
  };
  const created = await send('POST', '/Groups', body);
  expect(created.status).toBe(201);
  groupId = created.body.id;
});

afterAll(() => server.close());

const read = async () => (await send('GET', `/Groups/${groupId}`)).body;
const readMembers = async () =>
  ((await read()).members as { value: string }[]).map(({ value }) => value).sort();
const patch = (...Operations: object[]) =>
  send('PATCH', `/Groups/${groupId}`, { schemas: [PATCH], Operations });

test('represents a group with its members, and a user with their groups', async () => {
  const location = `http://localhost:80/scim/v2/Groups/${groupId}`;
  expect(await read()).toMatchObject({
    schemas: [GROUP],
    displayName: `Tour Guides ${count}`,
    externalId: `group-${count}`,
    members: [{ value: mei, $ref: `http://localhost:80/scim/v2/Users/${mei}`, type: 'User' }],
    meta: { resourceType: 'Group', location, version: expect.stringMatching(/^W\//) },
  });
  const { groups } = (await send('GET', `/Users/${mei}`)).body;
  expect(groups).toContainEqual({
    value: groupId,
    $ref: location,
    display: `Tour Guides ${count}`,
    type: 'direct',
  });
  const { list } = (await server.call(groupCalls.list, { keyword: `Tour Guides ${count}` }, admin)).data;
  expect(list[0]).toMatchObject({ id: groupId, memberCount: 1, isManaged: true });
});

test('finds groups by name, external id and member, and leaves out members on request', async () => {
  for (const filter of [
    `displayName eq "tour guides ${count}"`,
    `externalId eq "group-${count}"`,
    `displayName sw "Tour" and members.value eq "${mei}" and externalId eq "group-${count}"`,
  ]) {
    const query = `filter=${encodeURIComponent(filter)}&excludedAttributes=members`;
    const { body } = await send('GET', `/Groups?${query}`);
    expect(
      body.Resources.map(({ id }) => id),
      filter,
    ).toEqual([groupId]);
    expect(body.Resources[0]).not.toHaveProperty('members');
  }
  const byUser = `groups.value eq "${groupId}"`;
  const { body } = await send('GET', `/Users?filter=${encodeURIComponent(byUser)}`);
  expect(body.Resources.map(({ id }) => id)).toEqual([mei]);
});

describe('a change of members', () => {
  test('adds and removes as in RFC 7644, section 3.5.2', async () => {
    expect((await patch({ op: 'add', path: 'members', value: [{ display: 'Li', value: li }] })).status).toBe(
      204,
    );
    expect(await readMembers()).toEqual([mei, li].sort());
    await patch({ op: 'remove', path: `members[value eq "${mei}"]` });
    expect(await readMembers()).toEqual([li]);
    await patch({ op: 'remove', path: 'members' }, { op: 'add', path: 'members', value: [{ value: mei }] });
    expect(await readMembers()).toEqual([mei]);
  });

  test('accepts the operations of Entra ID and Okta', async () => {
    await patch({ op: 'Add', path: 'members', value: [{ $ref: null, value: li }] });
    await patch({ op: 'Remove', path: 'members', value: [{ $ref: null, value: mei }] });
    expect(await readMembers()).toEqual([li]);
    await patch({ op: 'replace', value: { id: groupId, displayName: `Okta ${count}` } });
    await patch({ op: 'replace', path: 'members', value: [{ value: mei, display: 'mei' }] });
    expect(await read()).toMatchObject({ displayName: `Okta ${count}`, members: [{ value: mei }] });
  });

  test('replaces name and members, and records the changes', async () => {
    const body = { schemas: [GROUP], displayName: `New ${count}`, members: [{ value: li }] };
    const { status, body: replaced } = await send('PUT', `/Groups/${groupId}`, body);
    expect(status).toBe(200);
    expect(replaced).toMatchObject({ displayName: `New ${count}`, members: [{ value: li }] });
    const events = await server.database
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.targetId, groupId))
      .orderBy(auditEvents.id);
    expect(events.map(({ action }) => action)).toEqual([
      'group.created',
      'group.member-added',
      'group.member-removed',
      'group.member-added',
      'group.updated',
    ]);
  });

  test('cannot add a user whom the directory has deleted, and such a user is no longer a member', async () => {
    const { id } = await addUser(server.database, { account: `leaver${count}` });
    await patch({ op: 'add', path: 'members', value: [{ value: id }] });
    await send('DELETE', `/Users/${id}`);
    expect(await readMembers()).toEqual([mei]);
    expect((await patch({ op: 'add', path: 'members', value: [{ value: id }] })).body.scimType).toBe(
      'invalidValue',
    );
  });
});

test('rejects members that are not users, names that another group has, and stale versions', async () => {
  for (const value of [[{ value: UNKNOWN_ID }], [{ value: 'x' }], [{ value: mei, type: 'Group' }]]) {
    const { status, body } = await patch({ op: 'add', path: 'members', value });
    expect([status, body.scimType]).toEqual([400, 'invalidValue']);
  }
  const path = `members[display eq "mei"]`;
  expect((await patch({ op: 'remove', path })).body.scimType).toBe('invalidPath');
  await server.call(groupCalls.create, { name: `Taken ${count}` }, admin);
  const renamed = await patch({ op: 'replace', path: 'displayName', value: `Taken ${count}` });
  expect([renamed.status, renamed.body.scimType]).toEqual([409, 'uniqueness']);
  const { meta } = await read();
  await patch({ op: 'add', path: 'members', value: [{ value: li }] });
  const removed = await send('DELETE', `/Groups/${groupId}`, undefined, { 'if-match': meta.version });
  expect(removed.status).toBe(412);
});

test('deletes a group', async () => {
  expect((await send('DELETE', `/Groups/${groupId}`)).status).toBe(204);
  expect((await send('GET', `/Groups/${groupId}`)).status).toBe(404);
  expect((await server.call(groupCalls.list, { keyword: `Guides ${count}` }, admin)).data.total).toBe(0);
});
