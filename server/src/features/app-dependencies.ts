import type { Role } from '@atrium/contract';
import type { Database } from '../database/database.ts';
import type { SecretCipher } from '../domain/secret-cipher.ts';
import type { BuiltInMessages } from '../domain/texts/built-in-messages.ts';
import type { EngineRegistry } from '../engines/run/engine-registry.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import type { Provider } from '../openid/create-provider.ts';
import type { RelyingParty } from '../webauthn/create-relying-party.ts';
import type { CaptchaEffort } from './captcha/proof-of-work.ts';
import type { ConnectionEngines } from './connection/connection-engines.ts';
import type { MailQueue } from './mail/mail-request.ts';
import type { OnnxEngines } from './onnx-model/onnx-engines.ts';

/** The dependencies of all features. */
export interface AppDependencies {
  readonly database: Database;
  /** The texts of the console's builds. */
  readonly builtInMessages: BuiltInMessages;
  readonly engines: EngineRegistry;
  readonly connections: ConnectionEngines;
  readonly onnx: OnnxEngines;
  /** Background jobs. */
  readonly jobs: Pick<Jobs, 'start' | 'wake'>;
  /** Encrypts secrets that the database stores. */
  readonly cipher: SecretCipher;
  /** The name of the deployment. Defaults to `Atrium`. */
  readonly consoleName?: string | undefined;
  /** The roles whose users must have a second factor. There are none by default. */
  readonly factorRoles?: readonly Role[] | undefined;
  /** The sign-in providers. There are none by default. */
  readonly providers?: readonly Provider[] | undefined;
  /** Creates and checks passkeys. Undefined if the deployment has none. */
  readonly relyingParty?: RelyingParty | undefined;
  /** Undefined if the deployment has no SMTP server. */
  readonly mailQueue?: MailQueue | undefined;
  /** The id of this process in the table of servers. */
  readonly serverId: string;
  /** The server's clock. Expiry is always checked against this clock. */
  readonly clock: () => Date;
  /** Maximum bytes that one user may store. Defaults to `LIMITS.storedBytes`. */
  readonly storedBytes?: number | undefined;
  /** Whether registration requires a mobile number. The default is false. */
  readonly requiresMobile?: boolean | undefined;
  /** Whether users who register must confirm their email address. The default is false. This requires `mailQueue`. */
  readonly requiresConfirmedMail?: boolean | undefined;
  /** The work that a captcha requires. Only tests lower it. */
  readonly captchaEffort?: CaptchaEffort | undefined;
}
