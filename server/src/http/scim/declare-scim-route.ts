/** The directory that sends a request: the token that authenticates it. */
export interface ScimCaller {
  readonly tokenId: string;
  readonly tokenName: string;
}

/** The request data that a handler of the SCIM API receives. */
export interface ScimContext {
  readonly caller: ScimCaller;
  /** The `id` of the path; empty if it has none. */
  readonly id: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The address of the API, for the locations of resources: `https://atrium.example.com/scim/v2`. */
  readonly baseUrl: string;
  /** The `If-Match` of a change. */
  readonly expectedVersion: string | undefined;
  /** The IP address of the directory. */
  readonly address: string;
  readonly at: Date;
}

/** The response of a handler. Without a body, the status is 204. */
export interface ScimResponse {
  readonly status?: 200 | 201;
  readonly body?: object;
  /** The weak ETag of the resource. */
  readonly version?: string;
  readonly location?: string;
}

/** One route of the SCIM API. */
export interface ScimRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to `/scim/v2`, with `{id}` for the id of a resource. */
  readonly path: string;
  handle(context: ScimContext): Promise<ScimResponse> | ScimResponse;
}
