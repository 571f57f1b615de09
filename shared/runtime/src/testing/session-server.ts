import { type Handler, startWireServer, type WireReply, type WireServer } from './wire-server.ts';

export const USER_ID = '0b9f4c1e-6d0a-4c38-9a53-0d1b4a6f7e21';

/** A server with one user, whose tokens rotate. */
export interface SessionServer extends WireServer {
  readonly state: SessionState;
}

export interface SessionState {
  /** The user who signs in next. */
  uuid: string;
  /** The generation whose token is valid. Tokens are `token-{generation}`. */
  generation: number;
  /** Whether the current access token has expired. */
  isExpired: boolean;
  /** Whether refreshed tokens are rejected as well. */
  rejectsRefreshed: boolean;
  access: string[];
  /** Responds to the refresh instead of the default, as long as it returns a reply. */
  refreshReply: () => WireReply | undefined;
  /** Awaited before the response to a rejected token. */
  beforeRejection: () => Promise<void>;
  /** Responds to other calls with a valid token. */
  respond: Handler;
  /** The number of requests that refreshed the session, and of those that signed out. */
  refreshCount: number;
  logoutCount: number;
  /** Tokens of all calls except sign-in and refresh, in order of arrival. */
  tokens: (string | undefined)[];
}

export async function startSessionServer(): Promise<SessionServer> {
  const state: SessionState = {
    uuid: USER_ID,
    generation: 1,
    isExpired: false,
    rejectsRefreshed: false,
    access: ['user'],
    refreshReply: () => undefined,
    beforeRejection: async () => undefined,
    respond: () => ({ json: { code: 0, data: { done: true } } }),
    refreshCount: 0,
    logoutCount: 0,
    tokens: [],
  };
  const server = await startWireServer((request) => {
    if (request.path === '/api/login' || request.path === '/api/register') return signIn(state, request.body);
    if (request.path === '/api/token/refresh') return refresh(state, request.body);
    return respond(state, request);
  });
  return { ...server, state };
}

function createSession(state: SessionState) {
  return {
    uuid: state.uuid,
    token: `token-${state.generation}`,
    refreshToken: `refresh-${state.generation}`,
    info: { name: 'Ann', avatar: '', access: state.access, account: 'ann' },
  };
}

function signIn(state: SessionState, body: unknown): WireReply {
  if ((body as { password: string }).password !== 'right password') {
    return { json: { code: 2001, msg: 'wrong', data: null } };
  }
  state.generation += 1;
  state.isExpired = false;
  return { json: { code: 0, data: createSession(state) } };
}

function refresh(state: SessionState, body: unknown): WireReply {
  state.refreshCount += 1;
  const reply = state.refreshReply();
  if (reply) return reply;
  const { refreshToken } = body as { refreshToken: string };
  if (refreshToken !== `refresh-${state.generation}`) return { status: 401 };
  state.generation += 1;
  state.isExpired = state.rejectsRefreshed;
  return { json: { code: 0, data: createSession(state) } };
}

async function respond(state: SessionState, request: Parameters<Handler>[0]): Promise<WireReply> {
  const token = request.headers['x-token'] as string | undefined;
  state.tokens.push(token);
  if (token !== `token-${state.generation}` || state.isExpired) {
    await state.beforeRejection();
    return { status: 401 };
  }
  if (request.path === '/api/logout') state.logoutCount += 1;
  return state.respond(request);
}
