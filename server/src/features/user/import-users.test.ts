import {
  auditListCall,
  changeRolesCall,
  ERROR_CODES,
  forgotPasswordCall,
  issueResetLinkCall,
  resetPasswordCall,
  roleCalls,
  userImportCall,
  userListCall,
} from '@atrium/contract';
import { v4 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { type MailServer, startMailServer, startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';

const UNKNOWN_ROLE = '0190a8f0-0000-7000-8000-000000000000';
const PASSWORD = 'a lantern over water';

let smtp: MailServer;
let server: TestServer;
let admin: { readonly token: string };

beforeAll(async () => {
  smtp = await startMailServer();
  server = await startTestServer({ mail: { url: smtp.url, publicUrl: 'https://console.example' } });
  admin = await signInAs(server, 'admin', server.adminPassword);
});

afterAll(async () => {
  await server.close();
  await smtp.stop();
});

function createRow(row: number, account: string, change: { mail?: string; mobile?: string } = {}) {
  return {
    row,
    account,
    mail: `${account}@example.com`,
    name: account,
    access: ['user' as const],
    ...change,
  };
}

type Row = Omit<ReturnType<typeof createRow>, 'access'> & { readonly access: string[] };

async function importRows(rows: readonly Row[], { importId = v4(), caller = admin } = {}) {
  return (await server.call(userImportCall, { importId, rows: rows as never }, caller)).data;
}

async function list(keyword: string) {
  return (await server.call(userListCall, { keyword }, admin)).data.list;
}

test('imported users get a link by mail or from an admin, and sign in with their roles', async () => {
  const rows = [createRow(2, 'file.one', { mail: 'File.One@Example.com' }), createRow(3, 'file.two')];
  expect(await importRows(rows)).toEqual({ stored: 2, rejected: [] });
  expect(await list('file.')).toMatchObject([
    { account: 'file.one', mail: 'file.one@example.com', access: ['user'], status: 'active' },
    { account: 'file.two' },
  ]);

  await server.call(forgotPasswordCall, { account: 'file.one' });
  const mailed = /#token=(\S+)/.exec((await smtp.receive('file.one@example.com')).text)?.[1] ?? '';
  const [, second] = await list('file.');
  const { path } = (await server.call(issueResetLinkCall, { id: second?.id ?? '' }, admin)).data;
  for (const token of [mailed, path.split('#token=')[1] ?? '']) {
    await server.call(resetPasswordCall, { token, password: PASSWORD });
  }
  for (const account of ['file.one', 'file.two']) await signInAs(server, account, PASSWORD);
});

test('rows that are sent again are stored once, and each user has an audit event', async () => {
  const importId = v4();
  const rows = [createRow(2, 'again.one'), createRow(3, 'again.two')];
  await importRows(rows, { importId });
  expect(await importRows(rows, { importId })).toEqual({ stored: 2, rejected: [] });
  const ids = (await list('again.')).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const events = (await server.call(auditListCall, { filters: { action: ['user.created'] } }, admin)).data
    .list;
  expect(events.filter(({ targetId }) => ids.includes(targetId ?? ''))).toHaveLength(2);
});

test('a taken username, email address or mobile number rejects only its own row, also within the file', async () => {
  await addUser(server.database, { account: 'present', mobile: '+8613900000001' });
  const { stored, rejected } = await importRows([
    createRow(2, 'present', { mail: 'fresh@example.com' }),
    createRow(3, 'fresh.one', { mail: 'PRESENT@example.com' }),
    createRow(4, 'fresh.two', { mobile: '+8613900000001' }),
    createRow(5, 'fresh.three'),
    createRow(6, 'fresh.three', { mail: 'twice@example.com' }),
    createRow(7, 'No spaces'),
  ]);
  expect(stored).toBe(1);
  expect(rejected.toSorted((one, other) => one.row - other.row)).toEqual([
    { row: 2, code: ERROR_CODES.accountTaken, field: 'account' },
    { row: 3, code: ERROR_CODES.mailTaken, field: 'mail' },
    { row: 4, code: ERROR_CODES.mobileTaken, field: 'mobile' },
    { row: 6, code: ERROR_CODES.accountTaken, field: 'account' },
    { row: 7, code: ERROR_CODES.invalid, field: 'account' },
  ]);
  expect((await list('fresh')).map(({ account }) => account)).toEqual(['fresh.three']);
});

test('a user who manages users imports only roles whose permissions they have', async () => {
  const draft = { name: 'Managers', permissions: ['users' as const] };
  const managers = (await server.call(roleCalls.create, draft, admin)).data;
  const { id, account } = await addUser(server.database, { account: 'manager' });
  await server.call(changeRolesCall, { id, access: ['user', managers.id] }, admin);
  const manager = await signInAs(server, account);
  const rows = [
    createRow(2, 'given.one'),
    { ...createRow(3, 'given.two'), access: ['user', managers.id] },
    { ...createRow(4, 'given.three'), access: ['admin'] },
    { ...createRow(5, 'given.four'), access: [UNKNOWN_ROLE] },
  ];
  expect(await importRows(rows, { caller: manager })).toEqual({
    stored: 2,
    rejected: [
      { row: 4, code: ERROR_CODES.roleBeyondOwn, field: 'access' },
      { row: 5, code: ERROR_CODES.invalid, field: 'access' },
    ],
  });
  const plain = await signInAs(server, (await addUser(server.database, { account: 'plain' })).account);
  const denied = await server.call(userImportCall, { importId: v4(), rows: [createRow(2, 'mole')] }, plain);
  expect(denied.status).toBe(403);
});
