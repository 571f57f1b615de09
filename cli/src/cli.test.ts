import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import {
  algorithmCalls,
  appCalls,
  keyCalls,
  nlpCalls,
  recognitionCalls,
  sampleFileCall,
} from '@atrium/contract';
import * as xlsx from '@e965/xlsx';
import openapiTypescript, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { signInAs, startTestServer, type TestServer } from 'server/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const TOOL = path.join(import.meta.dirname, '..', 'bin', 'atrium.mjs');

let server: TestServer;
let admin: { readonly token: string };
let address: string;
let key: string;
let appId: string;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
  address = await server.listen();
  key = (await server.call(keyCalls.create, { name: 'terminal' }, admin)).data.secret;
  const { list } = (await server.call(nlpCalls.list, { filters: { task: ['language'] } }, admin)).data;
  const draft = { name: 'Languages', targetId: list[0]?.id ?? '' };
  appId = (await server.call(appCalls.nlp.create, draft, admin)).data.id;
});

afterAll(() => server.close());

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-cli-'));
  return () => rm(folder, { recursive: true });
});

interface Options {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the tool as its own process, with the server and the key in its environment. */
async function atrium(args: readonly string[], { input = '', env = {} }: Options = {}) {
  const settings = { ATRIUM_SERVER: address, ATRIUM_KEY: key, XDG_CONFIG_HOME: folder };
  const tool = spawn(process.execPath, [TOOL, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings, ...env },
  });
  tool.stdin.end(input);
  const closed = new Promise<number | null>((resolve) => tool.once('close', resolve));
  const [out, error, code] = await Promise.all([text(tool.stdout), text(tool.stderr), closed]);
  return { out, error, code };
}

const NO_SETTINGS_IN_ENV = { ATRIUM_SERVER: '', ATRIUM_KEY: '' };

test('stores the server and the key so that only the user can read them', async () => {
  const login = await atrium(['login', `${address}/`], { input: `${key}\n`, env: NO_SETTINGS_IN_ENV });
  expect(login).toMatchObject({ code: 0, out: '' });
  const file = path.join(folder, 'atrium', 'config.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ server: address, key });
  const apps = await atrium(['apps'], { env: NO_SETTINGS_IN_ENV });
  expect(apps.out).toContain(`${appId}\tlanguage\tLanguages\n`);
  expect(apps.out + apps.error + login.error).not.toContain(key);
});

test('stores nothing if the server rejects the key', async () => {
  const { code, error } = await atrium(['login', address], { input: 'ak_unknown', env: NO_SETTINGS_IN_ENV });
  expect([code, error]).toEqual([3, expect.stringContaining('API key')]);
  await expect(stat(path.join(folder, 'atrium'))).rejects.toThrow();
});

test('rejects an address with http on another machine', async () => {
  const { code, error } = await atrium(['login', 'http://atrium.example'], { input: key });
  expect([code, error]).toEqual([2, expect.stringContaining('https')]);
});

test.each([
  ['an argument', ['--text', 'Good morning'], ''],
  ['JSON', ['--inputs', '{"text":"Good morning"}'], ''],
  ['the standard input', [], 'Good morning'],
  ['JSON of the standard input', ['--inputs', '-'], '{"text":"Good morning"}'],
])('runs an app with a text from %s', async (_, args, input) => {
  const { code, out, error } = await atrium(['run', 'Languages', ...args], { input });
  expect([code, error]).toEqual([0, '']);
  expect(JSON.parse(out).candidates[0].language).toBe('en');
});

test('prints the whole response on one line with --json', async () => {
  const { out } = await atrium(['run', appId, '--text', '早上好', '--json']);
  expect(out.trim().split('\n').length).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ app_id: appId, task: 'language', warnings: [] });
});

test('runs an app on an image', async () => {
  const { list } = (await server.call(recognitionCalls.list, { filters: { task: ['barcode'] } }, admin)).data;
  const draft = { name: 'Codes', targetId: list[0]?.id ?? '' };
  await server.call(appCalls.recognition.create, draft, admin);
  const item = (await server.call(recognitionCalls.detail, { id: draft.targetId }, admin)).data;
  const sample = (await server.call(sampleFileCall, { name: item.sample ?? '' }, admin)).data;
  await writeFile(path.join(folder, 'code.png'), Buffer.from(sample.base64, 'base64'));
  const { code, out } = await atrium(['run', 'Codes', '--image', 'code.png']);
  expect(code).toBe(0);
  expect(JSON.parse(out).codes.length).toBeGreaterThan(0);
});

test('runs a batch of a CSV file and writes the results as additional columns', async () => {
  await writeFile(path.join(folder, 'in.csv'), 'id,review\n=1,Good morning\n2,早上好\n');
  const { code, error } = await atrium(['batch', 'Languages', 'in.csv', '--column', 'review']);
  expect([code, error]).toEqual([0, 'Results: in-results.csv\n']);
  const [head, first, second] = (await readFile(path.join(folder, 'in-results.csv'), 'utf8')).split('\n');
  expect(head).toBe('id,review,status,error,candidates');
  expect(first).toMatch(/^'=1,Good morning,succeeded,,.*""en""/);
  expect(second).toMatch(/^2,早上好,succeeded,,.*""zh""/);
});

test('reads CSV in UTF-16, writes the old format of Excel, and rejects other encodings', async () => {
  const text = 'review\nGood morning\n';
  await writeFile(path.join(folder, 'wide.csv'), Buffer.from(`\uFEFF${text}`, 'utf16le'));
  const { code } = await atrium(['batch', 'Languages', 'wide.csv', '--output', 'out.xls']);
  expect(code).toBe(0);
  const bytes = await readFile(path.join(folder, 'out.xls'));
  expect(bytes.toString('hex', 0, 4)).toBe('d0cf11e0');
  expect(xlsx.utils.sheet_to_csv(xlsx.read(bytes).Sheets.Results ?? {})).toContain('Good morning,succeeded');
  // “早” in GBK.
  await writeFile(path.join(folder, 'gbk.csv'), Buffer.from([...Buffer.from(text), 0xd4, 0xe7, 0x0a]));
  const rejected = await atrium(['batch', 'Languages', 'gbk.csv']);
  expect([rejected.code, rejected.error]).toEqual([
    2,
    'gbk.csv is not encoded in UTF-8. Save it as “CSV UTF-8” first.\n',
  ]);
});

test('a batch reads a cell in braces that is not JSON as a text, and writes negative numbers as numbers', async () => {
  const cells = [
    ['-0.5', '{name} is late'],
    ['-1e3', 'Good morning'],
    ['-1+2', 'Good evening'],
    ['\u200b＝1', 'Good night'],
  ];
  await writeFile(path.join(folder, 'in.csv'), `id,text\n${cells.map((row) => row.join(',')).join('\n')}\n`);
  const { code, error } = await atrium(['batch', 'Languages', 'in.csv']);
  expect([code, error]).toEqual([0, 'Results: in-results.csv\n']);
  const lines = (await readFile(path.join(folder, 'in-results.csv'), 'utf8')).split('\n').slice(1, 5);
  expect(lines.map((line) => line.split(',')[0])).toEqual(['-0.5', '-1e3', "'-1+2", "'\u200b＝1"]);
});

test('a request is not sent again if the server names a later date', async () => {
  let requests = 0;
  const busy = createServer((_, response) => {
    requests += 1;
    const date = new Date(Date.now() + 600_000).toUTCString();
    response.writeHead(503, { 'retry-after': date }).end('{}');
  });
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const { port } = busy.address() as AddressInfo;
  const { code } = await atrium(['apps'], { env: { ATRIUM_SERVER: `http://127.0.0.1:${port}` } });
  busy.close();
  expect([code, requests]).toEqual([4, 1]);
});

test('runs a batch of an Excel file, and fails if a row fails', async () => {
  const { list } = (await server.call(algorithmCalls.list, { keyword: 'kmeans' }, admin)).data;
  await server.call(appCalls.algorithm.create, { name: 'Groups', targetId: list[0]?.id ?? '' }, admin);
  const toRow = (...values: unknown[]) => [
    JSON.stringify({ columns: ['x'], rows: values.map((value) => [value]) }),
  ];
  const book = xlsx.utils.book_new();
  const sheet = xlsx.utils.aoa_to_sheet([['inputs'], toRow(1, 2, 9, 8), toRow('no number')]);
  xlsx.utils.book_append_sheet(book, sheet, 'Tables');
  await writeFile(path.join(folder, 'in.xlsx'), xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }));
  const { code, error, out } = await atrium(['batch', 'Groups', 'in.xlsx', '--output', 'out.xlsx', '--json']);
  expect([code, error]).toEqual([1, 'Results: out.xlsx\n1 of 2 rows did not succeed.\n']);
  expect(JSON.parse(out)).toMatchObject({ total: 2, counts: { succeeded: 1, failed: 1 } });
  const written = xlsx.read(await readFile(path.join(folder, 'out.xlsx')));
  const rows = xlsx.utils.sheet_to_json<string[]>(written.Sheets.Results ?? {}, { header: 1 });
  expect(rows.map((row) => row[1])).toEqual(['status', 'succeeded', 'failed']);
});

async function createEnvWithManageKey() {
  const draft = { name: 'manager', scopes: ['manage' as const, 'read' as const] };
  return { ATRIUM_KEY: (await server.call(keyCalls.create, draft, admin)).data.secret };
}

test('creates a key of an app, lists it and revokes it', async () => {
  const env = await createEnvWithManageKey();
  const options = ['--app', 'Languages', '--scope', 'invoke', '--days', '7', '--at-once', '2'];
  const created = await atrium(['keys', 'create', 'script', ...options], { env });
  expect([created.code, created.error]).toEqual([0, expect.stringContaining('not shown again')]);
  const runOptions = { env: { ATRIUM_KEY: created.out.trim() } };
  expect((await atrium(['run', appId, '--text', 'Good morning'], runOptions)).code).toBe(0);
  const listed = await atrium(['keys', '--app', 'Languages', '--json'], { env });
  const [listedKey] = JSON.parse(listed.out);
  expect(listedKey).toMatchObject({ name: 'script', scopes: ['invoke'], at_once: 2 });
  const revoked = await atrium(['keys', 'revoke', listedKey.id], { env });
  expect([revoked.code, revoked.error]).toEqual([0, 'Revoked the key script.\n']);
  expect((await atrium(['run', appId, '--text', 'a'], runOptions)).code).toBe(3);
  expect((await atrium(['keys'])).code).toBe(3);
});

test('exports a record to a file and imports it after a preview', async () => {
  const env = await createEnvWithManageKey();
  const listed = await atrium(['export', 'algorithm'], { env });
  expect(listed.out).toMatch(/^[\w-]{36}\tkmeans\t/m);
  const exported = await atrium(['export', 'algorithm', 'kmeans'], { env });
  expect([exported.code, exported.error]).toEqual([0, 'Exported: kmeans.json\n']);
  const preview = await atrium(['import', 'kmeans.json', '--preview', '--name', 'groups'], { env });
  expect([preview.code, preview.out]).toEqual([0, '']);
  expect(preview.error).toMatch(/^algorithm groups\n {2}creates version v?1/);
  const imported = await atrium(['import', 'kmeans.json', '--name', 'groups', '--json'], { env });
  expect(imported.code).toBe(0);
  expect(JSON.parse(imported.out)).toMatchObject({ kind: 'algorithm', name: 'groups' });
});

test('imports nothing if a required part is missing, even with --partial', async () => {
  const env = await createEnvWithManageKey();
  const exported = await atrium(['export', 'app', 'Languages', '--output', '-'], { env });
  const definition = JSON.parse(exported.out);
  definition.content.target.slug = 'absent';
  await writeFile(path.join(folder, 'app.json'), JSON.stringify(definition));
  const { code, error, out } = await atrium(['import', 'app.json', '--partial'], { env });
  expect([code, out]).toEqual([1, '']);
  expect(error).toContain('missing target absent (required)\nNothing was imported');
});

test.each([
  ['an unknown command', ['dance'], 2],
  ['an unknown option', ['run', 'Languages', '--loud'], 2],
  ['no app', ['run', '--text', 'a'], 2],
  ['two kinds of input', ['run', 'Languages', '--text', 'a', '--inputs', '{}'], 2],
  ['inputs that are not a JSON object', ['run', 'Languages', '--inputs', '[]'], 2],
  ['a missing file', ['batch', 'Languages', 'missing.csv'], 2],
  ['a key without a name', ['keys', 'create'], 2],
  ['an unknown kind of record', ['export', 'planet'], 2],
  ['no file to import', ['import'], 2],
  ['an unknown app', ['run', 'Nothing', '--text', 'a'], 1],
  ['inputs that the app rejects', ['run', 'Languages', '--inputs', '{"words":"a"}'], 1],
])('fails for %s, with a message and no output', async (_, args, expected) => {
  const { code, error, out } = await atrium(args);
  expect([code, out]).toEqual([expected, '']);
  expect(error).toMatch(/^[^\n]+\n$/);
});

test('reports a rejected key or missing settings with code 3, and a server that does not respond with code 4', async () => {
  const run = (env: Record<string, string>) => atrium(['run', appId, '--text', 'a'], { env });
  expect((await run({ ATRIUM_KEY: 'ak_unknown' })).code).toBe(3);
  expect(await run(NO_SETTINGS_IN_ENV)).toMatchObject({
    code: 3,
    error: expect.stringContaining('atrium login'),
  });
  const { code, error } = await run({ ATRIUM_SERVER: 'http://127.0.0.1:9' });
  expect([code, error]).toEqual([4, expect.stringContaining('http://127.0.0.1:9 does not respond')]);
});

test('public-api.d.ts matches the OpenAPI document of the server', async () => {
  const document = await (await fetch(`${address}/v1/openapi.json`)).text();
  const expected = COMMENT_HEADER + astToString(await openapiTypescript(document));
  expect(await readFile(path.join(import.meta.dirname, 'public-api.d.ts'), 'utf8')).toBe(expected);
});

test('each command prints its usage with --help', async () => {
  const { out } = await atrium(['--help']);
  for (const command of ['login', 'apps', 'run', 'batch', 'keys', 'export', 'import']) {
    expect(out).toContain(`  ${command} `);
    expect((await atrium([command, '--help'])).out).toMatch(new RegExp(`^Usage: atrium ${command} `));
  }
  expect((await atrium(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});
