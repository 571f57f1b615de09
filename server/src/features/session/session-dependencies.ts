import type { AppDependencies } from '../app-dependencies.ts';
import { type Captcha, createCaptcha } from '../captcha/captcha.ts';
import { type PasswordHasher, passwordHasher } from '../identity/password-hasher.ts';
import { createSecretReader } from '../identity/secret-repository.ts';
import { removeExpired } from './expired-repository.ts';

/** The dependencies of the session functions. */
export interface SessionDependencies
  extends Pick<
    AppDependencies,
    | 'database'
    | 'clock'
    | 'requiresMobile'
    | 'requiresConfirmedMail'
    | 'mailQueue'
    | 'cipher'
    | 'consoleName'
    | 'factorRoles'
    | 'providers'
    | 'relyingParty'
    | 'captchaEffort'
  > {
  readonly hasher: PasswordHasher;
  readonly captcha: Captcha;
  /** Removes expired data, at most once a minute however often it is called. */
  readonly removeExpired: (at: Date) => Promise<void>;
  /** Returns the secret from which the token pairs of sessions are derived. */
  readonly readRefreshSecret: () => Promise<Uint8Array>;
}

/** The source of a request. */
export interface Visitor {
  /** The IP address. */
  readonly address: string;
  /** The browser, as its header `User-Agent` describes it. */
  readonly device: string;
}

const REMOVAL_INTERVAL = 60_000;

export function createSessionDependencies({
  database,
  clock,
  requiresMobile = false,
  requiresConfirmedMail = false,
  mailQueue,
  cipher,
  consoleName,
  factorRoles,
  providers,
  relyingParty,
  captchaEffort,
}: AppDependencies): SessionDependencies {
  let nextRemovalAt = 0;
  return {
    database,
    clock,
    requiresMobile,
    requiresConfirmedMail,
    mailQueue,
    cipher,
    consoleName,
    factorRoles,
    providers,
    relyingParty,
    hasher: passwordHasher,
    captcha: createCaptcha({ database, clock, captchaEffort }),
    async removeExpired(at) {
      if (at.getTime() < nextRemovalAt) return;
      nextRemovalAt = at.getTime() + REMOVAL_INTERVAL;
      await removeExpired(database, at);
    },
    readRefreshSecret: createSecretReader(database, 'refresh'),
  };
}
