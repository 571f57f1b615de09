import { connect, type Socket } from 'node:net';
import {
  type AppKind,
  algorithmImportCall,
  appCalls,
  assetsListCall,
  type Call,
  LIMITS,
  loginCall,
  SPREADSHEET_LIMITS,
  type TaskId,
  type TaskInput,
  targetListCall,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { createNodeCipher } from '../http/wire/node-cipher.ts';
import { createPngHeader } from '../testing/tiny-images.ts';
import { type ServerProcess, WIRE_KEY } from './server-process.ts';

/** For each kind of large call, the number of responses by status. */
export type Outcomes = Readonly<Record<string, Readonly<Record<number, number>>>>;

interface Sender {
  /** The kind of its calls. */
  readonly name: string;
  readonly token: string;
  /** The number of its calls that run in parallel. */
  readonly count: number;
  createRequest(): Request;
}

interface Request {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
}

const cipher = createNodeCipher(WIRE_KEY);
/** The media type of an encrypted body. */
const SEALED = 'text/plain';
/** The number of responses that each user never reads. */
const UNREAD_RESPONSES = 2;

/**
 * Sends the largest requests that users may send, all in parallel, until the time is over: images, tables, texts, rows
 * of a file, long lists, wrong passwords. Some responses are not read. At the end, when no other call runs, the first
 * user sends one request of each kind.
 */
export async function sendLargest(
  server: ServerProcess,
  tokens: readonly string[],
  milliseconds: number,
): Promise<{ readonly flood: Outcomes; readonly after: Outcomes }> {
  const flood: Record<string, Record<number, number>> = {};
  const after: Record<string, Record<number, number>> = {};
  const send = async (outcomes: typeof flood, { name, token, createRequest }: Sender): Promise<void> => {
    const status = await post(server.url, token, createRequest());
    const counts = outcomes[name] ?? {};
    outcomes[name] = { ...counts, [status]: (counts[status] ?? 0) + 1 };
  };
  const users = await Promise.all(
    tokens.map(async (token) => ({ token, ...(await createRunRequests(server, token)) })),
  );
  const sockets = users.flatMap(({ token, text }) =>
    createList(UNREAD_RESPONSES, () => openUnread(server.url, token, text)),
  );
  const wrongPassword = seal(loginCall, { account: 'admin', password: 'a wrong password' });
  const senders = [
    ...users.flatMap(({ token, image, table, text }): readonly Sender[] => [
      { name: 'image', token, count: 3, createRequest: () => image },
      { name: 'table', token, count: 1, createRequest: () => table },
      { name: 'text', token, count: 2, createRequest: () => text },
      { name: 'import', token, count: 1, createRequest: createImportRequest },
      { name: 'list', token, count: 2, createRequest: () => seal(assetsListCall, { pageSize: 200 }) },
    ]),
    { name: 'sign-in', token: '', count: 40, createRequest: () => wrongPassword },
  ];
  const end = performance.now() + milliseconds;
  const repeat = async (sender: Sender): Promise<void> => {
    while (performance.now() < end) await send(flood, sender);
  };
  await Promise.all(senders.flatMap((sender) => createList(sender.count, () => repeat(sender))));
  for (const socket of sockets) socket.destroy();
  for (const name of Object.keys(flood)) {
    const sender = senders.find((one) => one.name === name);
    if (sender) await send(after, sender);
  }
  return { flood, after };
}

function createList<Value>(count: number, create: () => Value): readonly Value[] {
  return Array.from({ length: count }, create);
}

/** Creates apps of a user. Returns the requests that run these apps on the largest inputs. */
async function createRunRequests(server: ServerProcess, token: string) {
  const createApp = async (kind: AppKind, task: TaskId): Promise<string> => {
    const { list } = await server.call(targetListCall, { kind }, token);
    const target = list.find((one) => one.task === task);
    if (!target) throw new Error(`No target has the task ${task}.`);
    return (await server.call(appCalls[kind].create, { name: task, targetId: target.id }, token)).id;
  };
  const run = (kind: AppKind, id: string, input: TaskInput) => seal(appCalls[kind].run, { id, input });
  const rows = Array.from({ length: LIMITS.tableRows }, () => [1, 2]);
  const table = { kind: 'table' as const, columns: ['x', 'y'], rows };
  const text = '中文 words '.repeat(LIMITS.textLength).slice(0, LIMITS.textLength);
  return {
    image: createImageRequest(
      run('recognition', await createApp('recognition', 'barcode'), { kind: 'image' }),
    ),
    table: run('algorithm', await createApp('algorithm', 'cluster'), table),
    text: run('nlp', await createApp('nlp', 'tokenize'), { kind: 'text', text }),
  };
}

function seal(call: Call, body: object): Request {
  return { path: call.path, type: SEALED, body: Buffer.from(cipher.seal(JSON.stringify(body))) };
}

/** Returns a request with an image of the maximum size. No engine can decode the image. */
function createImageRequest({ path, body }: Request): Request {
  const head = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}`;
  const image = Buffer.alloc(LIMITS.imageBytes, createPngHeader(6_000, 6_000));
  const parts = [`${head('body')}"\r\n\r\n`, body, `\r\n${head('file')}"; filename="a"\r\n\r\n`, image];
  const bytes = Buffer.concat([...parts, '\r\n--x--\r\n'].map((part) => Buffer.from(part)));
  return { path, type: 'multipart/form-data; boundary=x', body: bytes };
}

/** Returns a request that imports as many rows as one call may have, with the longest texts that fit. */
function createImportRequest(): Request {
  const rows = createList(SPREADSHEET_LIMITS.batch, () => ({ description: 'd'.repeat(2_000) })).map(
    ({ description }, index) => ({
      row: index + 1,
      slug: `large-${createId()}`,
      name: 'large',
      task: 'cluster',
      description,
      tags: createList(LIMITS.tagCount, () => createId().slice(-LIMITS.tagLength)),
    }),
  );
  return seal(algorithmImportCall, { importId: createId(), rows });
}

async function post(url: string, token: string, { path, type, body }: Request): Promise<number> {
  const headers = { 'content-type': type, 'x-token': token };
  const response = await fetch(url + path, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
}

/** Sends a call and never reads its response. */
function openUnread(url: string, token: string, { path, type, body }: Request): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
  socket.on('error', () => undefined);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nX-Token: ${token}`;
  socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n`);
  socket.write(body);
  return socket;
}
