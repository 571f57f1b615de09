import {
  type BodyOf,
  type DataOf,
  ERROR_CODES,
  type providerFinishCall,
  type providerStartCall,
} from '@atrium/contract';
import { z } from 'zod';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext } from '../../domain/request-context.ts';
import { hashText } from '../identity/hash-text.ts';
import type { ProviderIdentity } from '../linked-account/provider-identity.ts';
import { spendToken } from '../linked-account/spent-token-repository.ts';
import type { SessionDependencies } from '../session/session-dependencies.ts';
import { ID_TOKEN_CONTEXT } from '../session/sign-out.ts';
import { getProvider } from './get-provider.ts';
import { requestFromProvider } from './request-from-provider.ts';

/** The time in which a user must finish a sign-in at a provider, in milliseconds. */
const LIFETIME = 10 * 60_000;
/** Longer ID tokens are not stored. The browser then signs out at the provider without naming the user. */
const MAX_ID_TOKEN_LENGTH = 8_192;
/** The context for which a flow is sealed. The cipher opens it only for the same context. */
const CONTEXT = 'sign-in at a provider';

const flowSchema = z.object({
  provider: z.string(),
  secrets: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  /** The session of the user who links an account. Missing for a sign-in. */
  sessionId: z.string().optional(),
  expiresAt: z.number(),
});

interface FlowPurpose {
  readonly provider: string;
  /** The session of the user who links an account. Undefined for a sign-in. */
  readonly sessionId?: string | undefined;
}

type FlowContext = Pick<RequestContext, 'log' | 'at'>;

/**
 * Starts a sign-in at a provider. `flow` contains the sealed secrets of the sign-in. Only the browser that starts the
 * sign-in receives it. So the server stores nothing at the start, and no other browser can finish the sign-in.
 */
export async function startFlow(
  deps: SessionDependencies,
  { provider: id, sessionId }: FlowPurpose,
  { log, at }: FlowContext,
): Promise<DataOf<typeof providerStartCall>> {
  const { address, secrets } = await requestFromProvider(getProvider(deps, id), log, (provider) =>
    provider.start(),
  );
  const flow = { provider: id, secrets, sessionId, expiresAt: at.getTime() + LIFETIME };
  return { address, flow: deps.cipher.seal(JSON.stringify(flow), CONTEXT) };
}

/** The result of a sign-in at a provider. */
export interface FinishedFlow {
  readonly identity: ProviderIdentity;
  /** The verified email address. */
  readonly mail: string | undefined;
  readonly name: string | undefined;
}

/**
 * Finishes a sign-in at a provider. It can be finished once, and only with the `sessionId` with which it was started.
 *
 * @throws BusinessError `signInExpired`, `providerDown`, `providerRejected` or `roleMissing`.
 */
export async function finishFlow(
  deps: SessionDependencies,
  { flow: sealed, response }: BodyOf<typeof providerFinishCall>,
  { sessionId, log, at }: FlowContext & Pick<FlowPurpose, 'sessionId'>,
): Promise<FinishedFlow> {
  const flow = openFlow(deps, sealed);
  if (!flow || flow.expiresAt <= at.getTime() || flow.sessionId !== sessionId) {
    throw new BusinessError(ERROR_CODES.signInExpired);
  }
  const provider = getProvider(deps, flow.provider);
  const usedToken = { tokenHash: hashText(flow.secrets.state), expiresAt: new Date(flow.expiresAt) };
  if (!(await spendToken(deps.database, usedToken))) throw new BusinessError(ERROR_CODES.signInExpired);
  const { claims, idToken } = await requestFromProvider(provider, log, ({ finish }) =>
    finish(response, flow.secrets),
  );
  const { id, name: providerName } = provider.settings;
  // The provider manages the roles, and gives this user none.
  if (claims.roles?.length === 0)
    throw new BusinessError(ERROR_CODES.roleMissing, { provider: providerName });
  const { issuer, subject, session, mail, name, label, roles, groups } = claims;
  const isShort = idToken.length <= MAX_ID_TOKEN_LENGTH;
  const identity = {
    provider: id,
    providerName,
    issuer,
    subject,
    session,
    label,
    roles: roles && [...roles],
    // `managed` are all groups whose members the provider decides, and `joined` those to which the user belongs.
    groups: groups && { managed: [...groups.managed], joined: [...groups.joined] },
    sealedIdToken: isShort ? deps.cipher.seal(idToken, ID_TOKEN_CONTEXT) : undefined,
  };
  return { identity, mail, name };
}

function openFlow({ cipher }: SessionDependencies, sealed: string): z.infer<typeof flowSchema> | undefined {
  const text = cipher.open(sealed, CONTEXT);
  return text === undefined ? undefined : flowSchema.parse(JSON.parse(text));
}
