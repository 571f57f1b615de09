import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Deployment } from '@atrium/contract';
import { type Cipher, createBrowserCipher } from '@atrium/contract/wire';
import { testDeployment } from './test-deployment.ts';

/** The envelope of a response, or a status without an envelope. */
export type TestResponse =
  | { readonly code: number; readonly data?: unknown; readonly msg?: string; readonly fields?: unknown }
  | { readonly status: number };

type Responder = (body: unknown) => TestResponse | Promise<TestResponse>;

export interface TestApi {
  /** A deployment that uses this API. */
  readonly deployment: Deployment;
  /** The path and the body of each request, in order. */
  readonly requested: readonly { readonly path: string; readonly body: unknown }[];
  close(): Promise<void>;
}

/** Starts a real HTTP server that uses the wire format and responds by path. Other paths return 404. */
export async function startTestApi(responses: Readonly<Record<string, Responder>>): Promise<TestApi> {
  const cipher = createBrowserCipher(testDeployment().wireKey);
  const requested: { path: string; body: unknown }[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '';
    const body = await readBody(incoming, cipher);
    requested.push({ path, body });
    const response = (await responses[path]?.(body)) ?? { status: 404 };
    if ('status' in response) outgoing.writeHead(response.status).end();
    else outgoing.end(cipher.seal(JSON.stringify(response)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    deployment: testDeployment({ apiBase: `http://127.0.0.1:${port}` }),
    requested,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Finds the encrypted body in the multipart form of a call with a file. */
const FORM_BODY = /name="body"\r\n\r\n([\w-]+)\r\n/;

async function readBody(incoming: IncomingMessage, cipher: Cipher): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return JSON.parse(cipher.open(FORM_BODY.exec(text)?.[1] ?? text));
}
