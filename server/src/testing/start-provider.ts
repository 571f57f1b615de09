import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider, { type ClientMetadata, type JWK } from 'oidc-provider';
import type { ProviderSettings } from '../openid/provider-settings.ts';

/** The claims of an account of the provider. The subject is the name of the account. */
export type TestClaims = Readonly<Record<string, unknown>>;

export interface OpenIdProvider {
  readonly issuer: string;
  /** The accounts, by name. */
  readonly accounts: Map<string, TestClaims>;
  /** The settings with which a console uses this provider. */
  readonly settings: ProviderSettings;
  /**
   * Opens an address as a browser in which a user signs in at the provider. Returns the address of the console to which
   * the provider sends the browser.
   */
  visit(address: string, account: string): Promise<URL>;
  /** Signs a logout token with the key of the provider. */
  sign(claims: JWTPayload, at?: Date): Promise<string>;
  /** Makes the provider respond to every request with this status. Without a status, it works normally again. */
  fail(status: number | undefined): void;
  stop(): Promise<void>;
}

interface ProviderOptions {
  readonly id?: string;
  /** The address of the console. */
  readonly publicUrl: string;
  /** The address to which the provider sends logout tokens. The address of the console by default. */
  readonly serverUrl?: string;
  /** Settings that replace the defaults of {@link OpenIdProvider.settings}. */
  readonly settings?: Partial<ProviderSettings>;
}

const CLIENT = { id: 'atrium', secret: 'client secret of the test provider' };

/**
 * Starts a real OpenID Connect provider on a free loopback port. Its sign-in page requests only the name of an account.
 */
export async function startProvider(options: ProviderOptions): Promise<OpenIdProvider> {
  const { id = 'company', publicUrl, serverUrl = publicUrl } = options;
  const accounts = new Map<string, TestClaims>();
  let failure: number | undefined;
  // Set below, because the provider needs the port of the server.
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else if (failure === undefined) handle(request, response);
    else response.writeHead(failure).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const provider = createOpenIdProvider(issuer, accounts, key as JWK, {
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    token_endpoint_auth_method: 'client_secret_post',
    redirect_uris: [`${publicUrl}/sign-in/${id}`],
    post_logout_redirect_uris: [`${publicUrl}/login`],
    backchannel_logout_uri: `${serverUrl}/oidc/${id}/logout`,
    backchannel_logout_session_required: true,
  });
  const callback = provider.callback();
  handle = (request, response) => {
    const [, uid] = /^\/interaction\/([\w-]+)/.exec(request.url ?? '') ?? [];
    if (uid === undefined) return callback(request, response);
    return handleInteraction(provider, request, response);
  };
  return {
    issuer,
    accounts,
    settings: {
      id,
      name: 'Company login',
      issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      scopes: ['profile', 'email'],
      createsAccounts: true,
      trustsMail: false,
      checksSecondFactor: false,
      ...options.settings,
    },
    visit: (address, account) => visit(address, account, publicUrl),
    sign: (claims, at = new Date()) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'logout+jwt' })
        .setIssuedAt(at)
        .setIssuer(issuer)
        .setAudience(CLIENT.id)
        .setJti(crypto.randomUUID())
        .sign(privateKey),
    fail(status) {
      failure = status;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function createOpenIdProvider(
  issuer: string,
  accounts: ReadonlyMap<string, TestClaims>,
  key: JWK,
  client: ClientMetadata,
): Provider {
  return new Provider(issuer, {
    clients: [client],
    jwks: { keys: [key] },
    cookies: { keys: ['cookies of the test provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        async logoutSource(context, form) {
          context.body = `<!doctype html>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`;
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...accounts.get(sub), sub }) }),
    // Grants access to the claims without a page on which the user agrees.
    async loadExistingGrant({ oidc }) {
      const { provider, client: oidcClient, session } = oidc;
      if (!oidcClient || !session?.accountId) return undefined;
      const grant = new provider.Grant({ accountId: session.accountId, clientId: oidcClient.clientId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
}

const PAGE = `<!doctype html><title>Company login</title>
<form method="post"><label>Name <input name="account" autofocus></label> <button>Sign in</button></form>`;

/** Shows the page that requests a name, or signs in with the submitted name. An empty name cancels. */
async function handleInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const accountId = new URLSearchParams(Buffer.concat(chunks).toString()).get('account');
  const result = accountId
    ? { login: { accountId } }
    : { error: 'access_denied', error_description: 'The user canceled.' };
  await provider.interactionFinished(request, response, result);
}

async function visit(address: string, account: string, publicUrl: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  while (next.origin !== new URL(publicUrl).origin) {
    const isPage = next.pathname.startsWith('/interaction/');
    const response = await fetch(next, {
      method: isPage ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isPage ? { body: new URLSearchParams({ account }) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The provider stopped at ${next}: ${await response.text()}`);
    next = new URL(location, next);
  }
  return next;
}
