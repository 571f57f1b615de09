import { createRemoteJWKSet } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockSkew,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { ProviderError } from './provider-error.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { type ProviderClaims, readClaims } from './read-claims.ts';
import { toProviderError } from './to-provider-error.ts';
import { type LogoutSubject, verifyLogoutToken } from './verify-logout-token.ts';

/** The secrets of one sign-in, which only the server reads. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The outcome of a sign-in at a provider. */
export interface ProviderSignIn {
  readonly claims: ProviderClaims;
  readonly idToken: string;
}

/** A sign-in provider. Methods throw `ProviderError`. */
export interface Provider {
  readonly settings: ProviderSettings;
  /** Returns the address at which a user signs in, and the secrets of the sign-in. */
  start(): Promise<{ readonly address: string; readonly secrets: FlowSecrets }>;
  /** Exchanges the response of the provider (a query string) for checked claims. */
  finish(response: string, secrets: FlowSecrets): Promise<ProviderSignIn>;
  /** Returns the address that ends the session at the provider. Undefined if the provider has none. */
  getLogoutAddress(idToken: string | undefined): Promise<string | undefined>;
  /** Checks a token with which the provider ends sessions. */
  readLogoutToken(token: string): Promise<LogoutSubject>;
}

interface ProviderOptions {
  /** The address of the console. */
  readonly publicUrl: string;
  readonly clock: () => Date;
  /** Milliseconds for each request to the provider. */
  readonly timeout?: number;
}

const TIMEOUT = 10_000;
/** How far the clocks of the server and the provider may differ, in seconds. */
const CLOCK_TOLERANCE = 60;

/** Creates a provider. The first use requests its metadata. If this fails, the next use requests the metadata again. */
export function createProvider(
  settings: ProviderSettings,
  { publicUrl, clock, timeout = TIMEOUT }: ProviderOptions,
): Provider {
  const returnAddress = `${publicUrl}/sign-in/${settings.id}`;
  let discovered: Promise<Discovered> | undefined;
  const discover = (): Promise<Discovered> => {
    discovered ??= discoverProvider(settings, clock, timeout).catch((error: unknown) => {
      discovered = undefined;
      throw toProviderError(error);
    });
    return discovered;
  };
  return {
    settings,
    async start() {
      const { configuration } = await discover();
      const secrets = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const { state, nonce } = secrets;
      const address = buildAuthorizationUrl(configuration, {
        redirect_uri: returnAddress,
        scope: ['openid', ...settings.scopes].join(' '),
        code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { address: address.href, secrets };
    },
    async finish(response, { state, nonce, verifier }) {
      const { configuration } = await discover();
      const responseUrl = new URL(returnAddress);
      responseUrl.search = response;
      try {
        const tokens = await authorizationCodeGrant(configuration, responseUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const idClaims = tokens.claims();
        if (!idClaims || tokens.id_token === undefined) throw new ProviderError('rejected');
        const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
        const userInfo = hasUserInfo
          ? await fetchUserInfo(configuration, tokens.access_token, idClaims.sub)
          : {};
        return { claims: readClaims(settings, { ...userInfo, ...idClaims }), idToken: tokens.id_token };
      } catch (error) {
        throw toProviderError(error);
      }
    },
    async getLogoutAddress(idToken) {
      const { configuration } = await discover();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      return buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: `${publicUrl}/login`,
        ...(idToken === undefined ? {} : { id_token_hint: idToken }),
      }).href;
    },
    async readLogoutToken(token) {
      const { configuration, keys } = await discover();
      const { issuer } = configuration.serverMetadata();
      const { clientId } = settings;
      return await verifyLogoutToken(token, {
        issuer,
        clientId,
        keys,
        at: clock(),
        tolerance: CLOCK_TOLERANCE,
      });
    },
  };
}

interface Discovered {
  readonly configuration: Configuration;
  /** The public keys of the provider, which are requested when they are first used. */
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

async function discoverProvider(
  { issuer, clientId, clientSecret }: ProviderSettings,
  clock: () => Date,
  timeout: number,
): Promise<Discovered> {
  // The library reads the system's clock. With the skew, it uses `clock`.
  const skew = Math.round((clock().getTime() - Date.now()) / 1_000);
  const configuration = await discovery(
    new URL(issuer),
    clientId,
    { [clockSkew]: skew, [clockTolerance]: CLOCK_TOLERANCE },
    clientSecret === undefined ? None() : ClientSecretPost(clientSecret),
    {
      timeout: timeout / 1_000,
      execute: [
        enableNonRepudiationChecks,
        // The settings allow plain HTTP on the loopback interface only.
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    },
  );
  const { jwks_uri: address } = configuration.serverMetadata();
  if (address === undefined) throw new ProviderError('rejected');
  return { configuration, keys: createRemoteJWKSet(new URL(address), { timeoutDuration: timeout }) };
}
