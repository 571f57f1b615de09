import { ROUTES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/job.ts';
import { type Mailer, MailRejectedError } from '../../mail/mailer.ts';
import {
  findUserById,
  findUserByIdentifier,
  normalizeIdentifier,
  type UserRecord,
} from '../identity/user-repository.ts';
import { spendMailBudget } from '../mail/mail-budget-repository.ts';
import { type MailRequest, mailRequestSchema } from '../mail/mail-request.ts';
import type { MailKind } from '../mail/mail-texts.ts';
import { chooseMailLocale, writeMail } from '../mail/write-mail.ts';
import { issueConfirmation } from '../mail-confirmation/issue-confirmation.ts';
import { issueMailChange } from '../mail-confirmation/issue-mail-change.ts';
import { issueResetLink } from './issue-reset-link.ts';

interface MailJobDependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  /** The address with which links to the console begin, without a slash at the end. */
  readonly publicUrl: string;
  readonly deploymentName: string;
  readonly clock: () => Date;
  /** Receives the reason for which the SMTP server rejected a mail. */
  readonly onRejected: (error: MailRejectedError) => void;
}

/**
 * Seconds for which the database stores a request after the mail is sent. It is short, because a user may have typed a
 * password instead of an account.
 */
const STORED_SECONDS = 60;

/**
 * Sends mails. An attempt that fails is repeated with a new link, because only the hash of the earlier one is stored.
 * An unknown or disabled account gets no mail.
 */
export function createMailJob(deps: MailJobDependencies): Job<MailRequest> {
  const { database, mailer, publicUrl, onRejected } = deps;
  return {
    name: 'mail',
    data: mailRequestSchema,
    deleteAfterSeconds: STORED_SECONDS,
    async run(request, { attempt }) {
      const chosen = await chooseMail(database, request);
      if (!chosen) return;
      const { kind, user, to, budgetUserId } = chosen;
      // A repeated attempt does not count toward the budget again.
      const isLimited = budgetUserId !== undefined && attempt === 0;
      if (isLimited && !(await spendMailBudget(database, 'user', budgetUserId))) return;
      const path = await createPath(database, { request, kind, user, at: deps.clock() });
      const values = { console: deps.deploymentName, account: user.account, link: publicUrl + path };
      const text = writeMail(kind, chooseMailLocale(user.locale, request.locale), values);
      await mailer.send({ to, ...text }).catch((error: unknown) => {
        if (!(error instanceof MailRejectedError)) throw error;
        onRejected(error);
      });
    },
  };
}

interface ChosenMail {
  readonly kind: MailKind;
  /** The user whose account the mail names. */
  readonly user: UserRecord;
  readonly to: string;
  /** The user whose budget the mail counts toward. Undefined if the mail counts toward none. */
  readonly budgetUserId?: string;
}

/**
 * Returns the mail for a request, or undefined if none must be sent. If the new address of a `mailChange` belongs to
 * another user, that user gets a mail about the attempt. If the account of a `registration` is already confirmed, the
 * mail says that the account exists.
 */
async function chooseMail(database: Database, request: MailRequest): Promise<ChosenMail | undefined> {
  const user = await findRecipient(database, request);
  if (user?.status !== 'active') return undefined;
  const { kind } = request;
  if (kind === 'mailChanged') {
    const { mail: earlierMail } = request;
    return { kind, user, to: earlierMail };
  }
  // A user who may manage users sends mails of these kinds. Those of the kind `forgotten` are requested at sign-in.
  if (kind === 'invitation' || kind === 'reset') return { kind, user, to: user.mail };
  const budgetUserId = user.id;
  if (kind === 'mailChange') {
    const { mail: newMail } = request;
    const owner = await findUserByIdentifier(database, newMail);
    if (!owner) return { kind, user, to: newMail, budgetUserId };
    const isOther = owner.status === 'active' && owner.id !== user.id;
    return isOther ? { kind: 'mailTaken', user: owner, to: owner.mail, budgetUserId } : undefined;
  }
  const common = { user, to: user.mail, budgetUserId };
  if (kind === 'forgotten') return { kind, ...common };
  if (!user.isMailConfirmed) return { kind: 'confirmation', ...common };
  return kind === 'registration' ? { kind: 'alreadyRegistered', ...common } : undefined;
}

interface PathParts {
  readonly request: MailRequest;
  readonly kind: MailKind;
  readonly user: UserRecord;
  readonly at: Date;
}

/** Creates the link of a mail, and returns its path. */
async function createPath(database: Database, { request, kind, user, at }: PathParts): Promise<string> {
  if (kind === 'alreadyRegistered' || kind === 'mailTaken') return ROUTES.login;
  if (kind === 'mailChanged') return ROUTES.accountSetting;
  if (request.kind === 'mailChange') {
    const { mail: newMail } = request;
    return await issueMailChange(database, { userId: user.id, mail: newMail, at });
  }
  if (kind === 'confirmation') return await issueConfirmation(database, user.id, at);
  const issuedBy = 'issuer' in request ? request.issuer : undefined;
  const isRequestedAtSignIn = kind === 'forgotten';
  const { address: ipAddress } = request;
  const link = await issueResetLink(database, {
    user,
    issuedBy,
    isRequestedAtSignIn,
    address: ipAddress,
    at,
  });
  return link.path;
}

function findRecipient(database: Database, request: MailRequest) {
  return 'account' in request
    ? findUserByIdentifier(database, normalizeIdentifier(request.account))
    : findUserById(database, request.userId);
}
