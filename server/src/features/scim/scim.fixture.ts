import { scimCalls } from '@atrium/contract';
import type { TestServer } from '../../testing/index.ts';

/** A body of a response: a resource, a list or an error. */
interface ScimBody {
  readonly id: string;
  readonly meta: { readonly version: string; readonly location: string };
  readonly totalResults: number;
  readonly Resources: readonly ScimBody[];
  readonly [name: string]: unknown;
}

/** The response of the SCIM API. Without a body, `body` is an empty object. */
export interface ScimReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: ScimBody;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type SendScim = (
  method: Method,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<ScimReply>;

/**
 * Creates a SCIM token for a directory. Returns the id and the secret of the token, and a function
 * that sends requests as this directory.
 */
export async function createDirectory(
  server: TestServer,
  admin: { readonly token: string },
  name = 'Entra ID',
): Promise<{ readonly send: SendScim; readonly tokenId: string; readonly secret: string }> {
  const { token, secret } = (await server.call(scimCalls.create, { name }, admin)).data;
  return { send: sendWith(server, secret), tokenId: token.id, secret };
}

/** Returns a function that sends requests with the secret of a SCIM token. */
export function sendWith(server: TestServer, secret: string): SendScim {
  return async (method, path, body, headers = {}) => {
    const response = await server.app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = response.body;
    return {
      status: response.statusCode,
      headers: response.headers,
      body: JSON.parse(text || '{}') as ScimBody,
    };
  };
}
