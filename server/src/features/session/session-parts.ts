import type { Database } from '../../database/database.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';

/** What the steps of a session work with. */
export interface SessionParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly hasher: PasswordHasher;
  readonly captcha: Captcha;
  readonly removeExpired: (at: Date) => Promise<void>;
  readonly readRefreshSecret: () => Promise<Uint8Array>;
}

/** Where a request comes from. */
export interface Visitor {
  readonly address: string;
  readonly device: string;
}
