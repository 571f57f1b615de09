import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TaskId, TaskInput } from '@atrium/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SNIPPET_LANGUAGES, type SnippetLanguage, toSnippets } from './to-snippets.ts';

const run = promisify(execFile);

const id = '01890000-0000-7000-8000-000000000001';
const TEXT = `It's a "test":\n'''three''' \\u0027 $HOME \`pwd\` 你好 😀`;

let origin: string;
let folder: string;
let received: { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: Buffer };

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ outputs: { done: true } }));
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-snippet-'));
  return () => rm(folder, { recursive: true });
});

const PROGRAMS: Readonly<Record<SnippetLanguage, readonly [string, string]>> = {
  curl: ['sh', 'snippet.sh'],
  javascript: [process.execPath, 'snippet.mjs'],
  python: ['python3', 'snippet.py'],
};

/** Returns whether the machine has the program that a snippet needs. JavaScript always runs. */
async function isInstalled(language: SnippetLanguage): Promise<boolean> {
  const command = language === 'python' ? 'python3' : language;
  return (
    language === 'javascript' ||
    run(command, ['--version']).then(
      () => true,
      () => false,
    )
  );
}

/** Runs a snippet from a file, as a user does. */
async function execute(language: SnippetLanguage, snippet: string): Promise<unknown> {
  const [program, name] = PROGRAMS[language];
  await writeFile(join(folder, name), snippet);
  const env = { PATH: process.env.PATH, ATRIUM_API_KEY: 'ak_secret' };
  return JSON.parse((await run(program, [name], { cwd: folder, env })).stdout) as unknown;
}

const withSample = (task: TaskId, input: TaskInput) => ({ id, task, sample: { input, imageName: null } });

describe.each(SNIPPET_LANGUAGES)('the snippet for %s', async (language) => {
  const test = (await isInstalled(language)) ? it : it.skip;

  test('sends the input unchanged, with the API key from the environment variable', async () => {
    const app = withSample('tokenize', { kind: 'text', text: TEXT });
    await execute(language, toSnippets(origin, app)[language]);
    expect(received.path).toBe(`/v1/apps/${id}/invoke`);
    expect(received.headers.authorization).toBe('Bearer ak_secret');
    expect(JSON.parse(received.body.toString())).toEqual({ inputs: { text: TEXT } });
  });

  test('sends the first rows of a table and the last values of a series', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => [index, `'${index}"`]);
    const table = withSample('cluster', { kind: 'table', columns: ["it's", 'b'], rows });
    await execute(language, toSnippets(origin, table)[language]);
    expect(JSON.parse(received.body.toString())).toEqual({
      inputs: { columns: ["it's", 'b'], rows: rows.slice(0, 20) },
    });
    const values = Array.from({ length: 60 }, (_, index) => index);
    const series = withSample('forecast', { kind: 'series', values, horizon: 6, season: 12 });
    await execute(language, toSnippets(origin, series)[language]);
    expect(JSON.parse(received.body.toString())).toEqual({
      inputs: { values: values.slice(-48), horizon: 6, season: 12 },
    });
  });
});

it('sends an image as the file of a form', async () => {
  await writeFile(join(folder, 'image.png'), 'the bytes');
  const app = withSample('ocr', { kind: 'image' });
  expect(await execute('javascript', toSnippets(origin, app).javascript)).toEqual({ done: true });
  expect(received.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(received.body.toString()).toContain('name="file"; filename="image.png"');
  expect(received.body.toString()).toContain('the bytes');
});
