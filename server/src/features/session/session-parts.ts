import type { Database } from '../../database/database.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';

/** The dependencies of the session functions. */
export interface SessionParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly hasher: PasswordHasher;
  readonly captcha: Captcha;
  readonly removeExpired: (at: Date) => Promise<void>;
  readonly readRefreshSecret: () => Promise<Uint8Array>;
}

/** The source of a request. */
export interface Visitor {
  readonly address: string;
  readonly device: string;
}
