import {
  type BodyOf,
  type confirmationMailCall,
  ERROR_CODES,
  type forgotPasswordCall,
  type mailLinkCall,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor, RequestContext } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findUserById } from '../identity/user-repository.ts';
import { spendAddressBudget } from '../mail/spend-address-budget.ts';

/**
 * Mails a link with which a user who forgot the password sets a new one. It takes the same steps
 * for every account, so that the response does not reveal whether the account exists. The job that
 * sends the mail checks whether the account exists.
 */
export async function mailForgottenPasswordLink(
  { database, mailQueue }: Pick<AppDependencies, 'database' | 'mailQueue'>,
  { account }: BodyOf<typeof forgotPasswordCall>,
  { address, locale }: Pick<RequestContext, 'address' | 'locale'>,
): Promise<void> {
  if (!mailQueue) throw new BusinessError(ERROR_CODES.mailOff);
  await spendAddressBudget(database, address);
  await mailQueue.send({ kind: 'forgotten', account, locale, address });
}

/**
 * Mails the confirmation link of a new account again. Like {@link mailForgottenPasswordLink}, it
 * reveals no account.
 */
export async function mailConfirmationLink(
  {
    database,
    mailQueue,
    requiresConfirmedMail = false,
  }: Pick<AppDependencies, 'database' | 'mailQueue' | 'requiresConfirmedMail'>,
  { account }: BodyOf<typeof confirmationMailCall>,
  { address, locale }: Pick<RequestContext, 'address' | 'locale'>,
): Promise<void> {
  if (!mailQueue || !requiresConfirmedMail) throw new BusinessError(ERROR_CODES.mailOff);
  await spendAddressBudget(database, address);
  await mailQueue.send({ kind: 'confirmation', account, locale, address });
}

/** Mails a user a link that sets a new password, at the request of a user who may manage users. */
export async function mailPasswordLink(
  { database, mailQueue }: Pick<AppDependencies, 'database' | 'mailQueue'>,
  { id, kind }: BodyOf<typeof mailLinkCall>,
  { user, address, locale }: Actor,
): Promise<void> {
  if (!mailQueue) throw new BusinessError(ERROR_CODES.mailOff);
  if (!(await findUserById(database, id))) throw new BusinessError(ERROR_CODES.notFound);
  await mailQueue.send({ kind, userId: id, issuer: { id: user.id, account: user.account }, locale, address });
}
