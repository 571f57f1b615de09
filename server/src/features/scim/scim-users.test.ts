import { changeRolesCall, deleteAccountCall, keyCalls, profileCall, userListCall } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { users } from '../../database/schema/users.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';
import { createDirectory, type SendScim } from './scim.fixture.ts';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const UNKNOWN_ID = '0190a8f0-0000-7000-8000-000000000000';

let server: TestServer;
let admin: { readonly token: string };
let send: SendScim;
let count = 0;

beforeAll(async () => {
  server = await startAppServer();
  admin = await signInAs(server, 'admin', server.adminPassword);
  ({ send } = await createDirectory(server, admin));
});

afterAll(() => server.close());

/** Adds a user as Entra ID does. */
async function provision(attributes: object = {}) {
  count += 1;
  const body = {
    schemas: [USER, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
    externalId: `external-${count}`,
    userName: `Person.${count}@corp.example`,
    active: true,
    displayName: `Person ${count}`,
    emails: [{ primary: true, type: 'work', value: `Person.${count}@corp.example` }],
    meta: { resourceType: 'User' },
    name: { formatted: `Person ${count}`, familyName: `${count}`, givenName: 'Person' },
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Sales' },
    ...attributes,
  };
  const { status, body: created } = await send('POST', '/Users', body);
  expect(status).toBe(201);
  return created;
}

const patch = (id: string, ...Operations: object[]) =>
  send('PATCH', `/Users/${id}`, { schemas: [PATCH], Operations });
const find = async (filter: string, moreParameters = '') =>
  (await send('GET', `/Users?filter=${encodeURIComponent(filter)}${moreParameters}`)).body;
const readUser = async (id: string) =>
  (await server.database.select().from(users).where(eq(users.id, id)))[0];

test('a deleted account is unknown to the directory, and a new user of the same name gets another account', async () => {
  const former = await addUser(server.database, { account: 'former' });
  await server.call(deleteAccountCall, { apps: 'remove' }, await signInAs(server, former.account));
  const value = [{ op: 'replace', path: 'active', value: true }];
  expect((await send('GET', `/Users/${former.id}`)).status).toBe(404);
  expect((await patch(former.id, ...value)).status).toBe(404);
  expect((await find('userName eq "former"')).totalResults).toBe(0);
  const group = { schemas: [GROUP], displayName: 'Formers', members: [{ value: former.id }] };
  expect((await send('POST', '/Groups', group)).status).toBe(400);
  const { id } = await provision({ userName: 'former' });
  const { account } = (await readUser(id)) ?? {};
  expect([id, account]).not.toContain(former.id);
  expect(account).not.toBe('former');
});

describe('create', () => {
  test('adds the user of RFC 7644, section 3.3, with its location and version', async () => {
    const { status, headers, body } = await send('POST', '/Users', {
      schemas: [USER],
      userName: 'bjensen',
      externalId: 'bjensen-1',
      name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
      emails: [{ value: 'bjensen@example.com', type: 'work' }],
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      schemas: [USER],
      id: expect.any(String),
      externalId: 'bjensen-1',
      userName: 'bjensen',
      name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
      displayName: 'Ms. Barbara J Jensen III',
      emails: [{ value: 'bjensen@example.com', type: 'work' }],
      active: true,
      meta: {
        resourceType: 'User',
        created: expect.any(String),
        lastModified: expect.any(String),
        location: `http://localhost:80/scim/v2/Users/${body.id}`,
        version: headers.etag,
      },
    });
    expect(headers).toMatchObject({
      'content-type': 'application/scim+json; charset=utf-8',
      location: body.meta.location,
      'cache-control': 'no-store',
    });
    expect(await readUser(body.id)).toMatchObject({ account: 'bjensen', access: ['user'], createdBy: null });
  });

  test('chooses an account for a user name that is an email address, and keeps the user name', async () => {
    await addUser(server.database, { account: 'mei.lin' });
    const { id } = await provision({ userName: 'Mei.Lin@corp.example', emails: undefined });
    expect(await readUser(id)).toMatchObject({ account: 'mei.lin-2', mail: 'mei.lin@corp.example' });
    expect((await find('userName eq "mei.lin@CORP.example"')).Resources[0]).toMatchObject({
      id,
      userName: 'Mei.Lin@corp.example',
    });
  });

  test('rejects a user name or email address that another user has', async () => {
    const { userName } = await provision();
    await addUser(server.database, { account: 'local' });
    const taken = [
      { userName, emails: [{ value: 'other@corp.example' }] },
      { userName: 'other', emails: [{ value: `person.${count}@corp.example` }] },
      { userName: 'LOCAL', emails: [{ value: 'other@corp.example' }] },
      { userName: 'other', emails: [{ value: 'local@example.com' }] },
    ];
    for (const body of taken) {
      const reply = await send('POST', '/Users', { schemas: [USER], ...body });
      expect([reply.status, reply.body.scimType], JSON.stringify(body)).toEqual([409, 'uniqueness']);
    }
  });

  test.each([
    ['no user name', { emails: [{ value: 'a@corp.example' }] }, 'invalidValue'],
    ['no email address', { userName: 'no.mail' }, 'invalidValue'],
    ['an invalid email address', { userName: 'bad.mail', emails: [{ value: 'nowhere' }] }, 'invalidValue'],
    [
      'a user name that is not a text',
      { userName: ['x'], emails: [{ value: 'a@corp.example' }] },
      'invalidValue',
    ],
    ['a NUL character', { userName: 'a\0b', emails: [{ value: 'a@corp.example' }] }, 'invalidValue'],
    ['a body that is not an object', [], 'invalidSyntax'],
    ['a body that is not JSON', '{', 'invalidSyntax'],
  ])('rejects %s', async (_, body, scimType) => {
    const reply = await send('POST', '/Users', body);
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '400',
      scimType,
      detail: expect.any(String),
    });
  });
});

describe('read', () => {
  test('finds users by filters with several operators', async () => {
    const { id } = await provision({ displayName: 'Zoë Öztürk', externalId: 'Case-1' });
    const matching = [
      `userName eq "PERSON.${count}@corp.example"`,
      'externalId eq "Case-1"',
      'displayName co "ÖZT"',
      'displayName sw "zoë" and active eq true',
      'displayName ew "türk" and not (active eq false)',
      `emails[type eq "work" and value eq "person.${count}@corp.example"]`,
      `emails.value co "person.${count}@" and title eq null`,
      `id eq "${id}" and externalId pr and meta.created le "2999-01-01T00:00:00Z"`,
      `id eq "${id}" and (title pr or userType ne "Employee")`,
    ];
    for (const filter of matching) {
      const { Resources, totalResults } = await find(filter);
      expect([Resources.map((user) => user.id), totalResults], filter).toEqual([[id], 1]);
    }
    for (const filter of ['externalId eq "case-1"', `id eq "${id}" and userType eq "x"`]) {
      expect((await find(filter)).Resources, filter).toEqual([]);
    }
  });

  test('finds a user whom no directory manages by account and email address', async () => {
    const { id } = await addUser(server.database, { account: 'before.scim' });
    for (const name of ['before.scim', 'Before.Scim@example.com']) {
      expect((await find(`userName eq "${name}"`)).Resources[0]).toMatchObject({
        id,
        userName: 'before.scim',
      });
    }
  });

  test('returns a page in order, and raises values below the smallest valid one', async () => {
    for (const name of ['page c', 'page a', 'page b']) await provision({ displayName: name });
    const filter = 'displayName sw "page "';
    const sorted = '&sortBy=displayName&sortOrder=descending';
    const second = await find(filter, `${sorted}&startIndex=2&count=1`);
    expect(second).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
    expect(second.Resources[0]?.displayName).toBe('page b');
    expect(await find(filter, '&startIndex=-5&count=-1')).toMatchObject({ startIndex: 1, itemsPerPage: 0 });
    const search = { filter, sortBy: 'displayName', startIndex: 1, count: 2, attributes: ['displayName'] };
    const { body } = await send('POST', '/Users/.search', search);
    expect(body.Resources.map(({ displayName }) => displayName)).toEqual(['page a', 'page b']);
    expect(Object.keys(body.Resources[0] ?? {})).toEqual(['schemas', 'id', 'displayName']);
    expect((await send('POST', '/.search', search)).body.totalResults).toBe(3);
  });

  test('returns the requested attributes only', async () => {
    const { id } = await provision();
    const named = await send('GET', `/Users/${id}?attributes=name.givenName,userName`);
    expect(Object.keys(named.body)).toEqual(['schemas', 'id', 'userName', 'name']);
    expect(named.body.name).toEqual({ givenName: 'Person' });
    const others = await send('GET', `/Users/${id}?excludedAttributes=emails,meta.version`);
    expect(others.body).not.toHaveProperty('emails');
    expect(others.body.meta).not.toHaveProperty('version');
  });

  test('rejects unknown users and invalid filters', async () => {
    for (const id of [UNKNOWN_ID, 'x', server.adminId.slice(1)]) {
      for (const method of ['GET', 'DELETE'] as const) {
        expect((await send(method, `/Users/${id}`)).status).toBe(404);
      }
      const replaced = await send('PUT', `/Users/${id}`, { userName: 'x' });
      expect(replaced.status).toBe(404);
    }
    for (const filter of ['userName eq', 'active gt 1', 'meta.created gt "soon"', 'userName eq 5']) {
      expect(await find(filter), filter).toMatchObject({ status: '400', scimType: 'invalidFilter' });
    }
    expect((await send('GET', '/Users?count=many')).body.scimType).toBe('invalidValue');
  });

  test('returns 304 for an unchanged user, and rejects a change of an old version', async () => {
    const { id, meta } = await provision();
    const same = await send('GET', `/Users/${id}`, undefined, { 'if-none-match': meta.version });
    expect(same.status).toBe(304);
    const body = { userName: 'etag', displayName: 'Changed' };
    const stale = await send('PUT', `/Users/${id}`, body, { 'if-match': 'W/"old"' });
    expect(stale.status).toBe(412);
    const changed = await send('PUT', `/Users/${id}`, body, { 'if-match': meta.version });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(meta.version);
  });
});

describe('change', () => {
  test('replaces a user, and clears what the body does not name', async () => {
    const { id } = await provision();
    const reply = await send('PUT', `/Users/${id}`, {
      schemas: [USER],
      id,
      userName: 'renamed@corp.example',
      displayName: 'Renamed',
      emails: [{ value: 'other@corp.example' }, { value: 'renamed@corp.example', primary: true }],
      active: true,
    });
    expect(reply.body).toMatchObject({ userName: 'renamed@corp.example', displayName: 'Renamed' });
    expect(reply.body).not.toHaveProperty('externalId');
    expect(reply.body).not.toHaveProperty('name');
    expect(await readUser(id)).toMatchObject({ mail: 'renamed@corp.example', name: 'Renamed' });
  });

  test('states that the address is the primary one only if the directory has sent this', async () => {
    const { id } = await provision();
    const value = 'new@corp.example';
    const replaced = await patch(id, { op: 'replace', path: 'emails', value: [{ value }] });
    expect(replaced.body.emails).toEqual([{ value, type: 'work' }]);
    const isFound = async () => (await find(`id eq "${id}" and emails.primary eq true`)).totalResults === 1;
    expect(await isFound()).toBe(false);
    const marked = await patch(id, { op: 'add', path: 'emails[type eq "work"].primary', value: true });
    expect(marked.body.emails).toEqual([{ value, type: 'work', primary: true }]);
    expect(await isFound()).toBe(true);
  });

  test('accepts the operations of Entra ID', async () => {
    const { id } = await provision();
    const { status, body } = await patch(
      id,
      { op: 'Replace', path: 'active', value: 'False' },
      { op: 'Add', path: 'emails[type eq "work"].value', value: 'entra@corp.example' },
      { op: 'Replace', path: 'name.familyName', value: 'Entra' },
      {
        op: 'Add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'IT',
      },
      { op: 'Replace', value: { displayName: 'By Entra', 'name.givenName': 'Given', title: 'Head' } },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      active: false,
      displayName: 'By Entra',
      name: { familyName: 'Entra', givenName: 'Given' },
      emails: [{ value: 'entra@corp.example' }],
    });
  });

  test('accepts the operations of Okta', async () => {
    const { id } = await provision();
    expect((await patch(id, { op: 'replace', value: { active: false } })).body.active).toBe(false);
    expect((await patch(id, { op: 'replace', value: { active: true } })).body.active).toBe(true);
    const removed = await patch(id, { op: 'remove', path: 'externalId' });
    expect(removed.body).not.toHaveProperty('externalId');
  });

  test.each([
    ['an unknown operation', { op: 'move', path: 'active', value: true }, 'invalidSyntax'],
    ['a remove without a path', { op: 'remove' }, 'noTarget'],
    ['an invalid path', { op: 'replace', path: 'emails[type', value: 'x' }, 'invalidPath'],
    ['a change of the id', { op: 'replace', path: 'id', value: UNKNOWN_ID }, 'mutability'],
    ['a removal of the user name', { op: 'remove', path: 'userName' }, 'mutability'],
    [
      'a filter without a match',
      { op: 'replace', path: 'emails[type eq "home"].value', value: 'x' },
      'noTarget',
    ],
    ['a value of another type', { op: 'replace', path: 'active', value: 'maybe' }, 'invalidValue'],
    ['no value', { op: 'add', path: 'displayName' }, 'invalidValue'],
    ['a text without a path', { op: 'add', value: 'x' }, 'invalidValue'],
  ])('rejects %s', async (_, operation, scimType) => {
    const { id } = await provision();
    const { status, body } = await patch(id, operation);
    expect([status, body.scimType]).toEqual([400, scimType]);
  });

  test('shows the user as managed, and records what the directory changes', async () => {
    const { id } = await addUser(server.database, { account: 'linked' });
    const list = async () =>
      (await server.call(userListCall, { keyword: 'linked' }, admin)).data.list[0]?.isManaged;
    expect(await list()).toBe(false);
    await patch(id, { op: 'replace', path: 'displayName', value: 'Linked' });
    await patch(id, { op: 'replace', path: 'displayName', value: 'Linked' });
    expect(await list()).toBe(true);
    const events = await server.database.select().from(auditEvents).where(eq(auditEvents.targetId, id));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      action: 'user.updated',
      actorId: null,
      actorAccount: 'SCIM: Entra ID',
      before: { name: 'linked' },
      after: { name: 'Linked' },
    });
  });
});

describe('deprovisioning', () => {
  /** Adds a user with a session and an app with an API key. */
  async function addWorker(account: string) {
    const user = await addUser(server.database, { account });
    const session = await signInAs(server, account);
    const targetId = await addTarget(server, 'nlp', `target-${account}`);
    const app = await addApp(server, session, { name: account, targetId });
    const { secret } = (await server.call(keyCalls.create, { appId: app.id, name: 'CI' }, session)).data;
    const probe = async () => {
      const authorization = `Bearer ${secret}`;
      const byKey = await server.app.inject({ url: `/v1/apps/${app.id}`, headers: { authorization } });
      return [(await server.call(profileCall, {}, session)).status, byKey.statusCode];
    };
    return { id: user.id, probe };
  }

  test.each([
    ['active: false', (id: string) => patch(id, { op: 'replace', path: 'active', value: false })],
    ['DELETE', (id: string) => send('DELETE', `/Users/${id}`)],
  ])('%s ends all sessions and pauses the API keys at the next request', async (name, end) => {
    const account = name === 'DELETE' ? 'deleted' : 'paused';
    const { id, probe } = await addWorker(account);
    expect(await probe()).toEqual([200, 200]);
    expect((await end(id)).status).toBe(name === 'DELETE' ? 204 : 200);
    expect(await probe()).toEqual([401, 401]);
    expect(await readUser(id)).toMatchObject({ status: 'disabled' });
  });

  test('the directory does not find a deleted user, and restores the user only with the same external id', async () => {
    const { id, userName, externalId } = await provision();
    expect((await send('DELETE', `/Users/${id}`)).status).toBe(204);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await send(method, `/Users/${id}`)).status).toBe(404);
    }
    expect((await find(`userName eq "${userName}"`)).totalResults).toBe(0);
    const again = { userName, emails: [{ value: `person.${count}@corp.example` }] };
    const other = await send('POST', '/Users', { ...again, externalId: 'someone-else' });
    expect([other.status, other.body.scimType]).toEqual([409, 'uniqueness']);
    const same = await send('POST', '/Users', { ...again, externalId });
    expect([same.status, same.body.id, same.body.active]).toEqual([201, id, true]);
  });

  test('the directory finds a deleted user again after an admin has enabled the user', async () => {
    const { id } = await provision();
    await send('DELETE', `/Users/${id}`);
    await server.call(changeRolesCall, { id, access: ['user'], status: 'active' }, admin);
    expect((await send('GET', `/Users/${id}`)).body.active).toBe(true);
  });

  test('a directory can neither disable the last admin nor change the email address of an admin', async () => {
    const id = server.adminId;
    const disabled = await patch(id, { op: 'replace', path: 'active', value: false });
    expect(disabled.status).toBe(403);
    expect((await send('DELETE', `/Users/${id}`)).status).toBe(403);
    const path = 'emails[type eq "work"].value';
    expect((await patch(id, { op: 'replace', path, value: 'thief@example.net' })).status).toBe(403);
    expect(await readUser(id)).toMatchObject({ status: 'active' });
    expect((await readUser(id))?.mail).not.toBe('thief@example.net');
  });
});
