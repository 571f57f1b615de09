import { type BodyOf, type PortableKind, portableCalls } from '@atrium/contract';
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';

type Definition = Readonly<Record<string, unknown>> & { readonly content: Record<string, unknown> };

/** A server with its admin. */
export interface PortableServer {
  readonly server: TestServer;
  readonly admin: { readonly token: string };
}

export async function startPortableServer(options: TestServerOptions = {}): Promise<PortableServer> {
  const server = await startTestServer(options);
  return { server, admin: { token: (await signInAs(server, 'admin', server.adminPassword)).token } };
}

type ImportBody = BodyOf<typeof portableCalls.app.importFile>;

/** Returns the calls of one kind, as the admin of a server or as another user. */
export function createPortableCalls(
  { server, admin }: PortableServer,
  kind: PortableKind,
  by: { readonly token: string } = admin,
) {
  const calls = portableCalls[kind];
  const createRequest = (body: ImportBody, file: Blob) => ({ body, options: { ...by, file } });
  return {
    exportFile: (id: string) => server.call(calls.exportFile, { id }, by),
    preview: (file: Blob, body: ImportBody = {}) => {
      const request = createRequest(body, file);
      return server.call(calls.preview, request.body, request.options);
    },
    importFile: (file: Blob, body: ImportBody = {}) => {
      const request = createRequest(body, file);
      return server.call(calls.importFile, request.body, request.options);
    },
  };
}

export const toFile = (definition: unknown): Blob => new Blob([JSON.stringify(definition)]);

/** Returns the definition in an exported file of JSON. */
export async function readDefinition(file: Blob): Promise<Definition> {
  return JSON.parse(await file.text()) as Definition;
}
