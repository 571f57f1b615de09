import { ROUTES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/job.ts';
import { type Mailer, MailRejectedError } from '../../mail/mailer.ts';
import {
  findUserById,
  findUserByIdentifier,
  foldIdentifier,
  type UserRecord,
} from '../identity/user-repository.ts';
import { spendMailBudget } from '../mail/mail-budget-repository.ts';
import { type MailRequest, mailRequestSchema } from '../mail/mail-request.ts';
import type { MailKind } from '../mail/mail-texts.ts';
import { chooseMailLocale, writeMail } from '../mail/write-mail.ts';
import { issueConfirmation } from '../mail-confirmation/issue-confirmation.ts';
import { issueResetLink } from './issue-reset-link.ts';

interface MailJobDependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  /** The address of the console that links contain, without a slash at the end. */
  readonly publicUrl: string;
  /** The name of the deployment. */
  readonly console: string;
  readonly clock: () => Date;
  /** Receives the reason for which the SMTP server rejected a mail. */
  readonly onRejected: (error: MailRejectedError) => void;
}

/** Seconds for which the database stores a request after the mail is sent. A user may have typed a password into it. */
const STORED_FOR = 60;

/**
 * Sends mails. An attempt that fails is repeated with a new link, because only the hash of the earlier one is stored.
 * An unknown or disabled account gets no mail.
 */
export function createMailJob(deps: MailJobDependencies): Job<MailRequest> {
  const { database, mailer, publicUrl, onRejected } = deps;
  return {
    name: 'mail',
    data: mailRequestSchema,
    storedFor: STORED_FOR,
    async run(request, { attempt }) {
      const user = await findRecipient(database, request);
      if (user?.status !== 'active') return;
      const kind = chooseMail(request, user);
      if (!kind) return;
      const isPublic = 'account' in request;
      if (isPublic && attempt === 0 && !(await spendMailBudget(database, 'user', user.id))) return;
      const path = await createPath(database, { request, kind, user, at: deps.clock() });
      const { account, mail: to, locale } = user;
      const values = { console: deps.console, account, link: publicUrl + path };
      const text = writeMail(kind, chooseMailLocale(locale, request.locale), values);
      await mailer.send({ to, ...text }).catch((error: unknown) => {
        if (!(error instanceof MailRejectedError)) throw error;
        onRejected(error);
      });
    },
  };
}

/** Returns the mail for a request. Returns undefined if the user needs none. */
function chooseMail({ kind }: MailRequest, user: UserRecord): MailKind | undefined {
  if (kind !== 'registration' && kind !== 'confirmation') return kind;
  if (!user.isMailConfirmed) return 'confirmation';
  return kind === 'registration' ? 'registered' : undefined;
}

interface PathParts {
  readonly request: MailRequest;
  readonly kind: MailKind;
  readonly user: UserRecord;
  readonly at: Date;
}

/** Creates the link of a mail, and returns its path. */
async function createPath(database: Database, { request, kind, user, at }: PathParts): Promise<string> {
  if (kind === 'registered') return ROUTES.login;
  if (kind === 'confirmation') return await issueConfirmation(database, user.id, at);
  const { address } = request;
  const issuer = 'issuer' in request ? request.issuer : undefined;
  const isRequested = kind === 'forgotten';
  return (await issueResetLink(database, { user, issuer, isRequested, address, at })).path;
}

function findRecipient(database: Database, request: MailRequest) {
  return 'account' in request
    ? findUserByIdentifier(database, foldIdentifier(request.account))
    : findUserById(database, request.userId);
}
