import { LOCALE_IDS } from '@atrium/contract';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';

const shared = {
  /** The language of the request, for users without a language of their own. */
  locale: z.enum(LOCALE_IDS),
  /** The IP address of the request. */
  address: z.string(),
};

/**
 * A mail to send. It contains no link: the job creates the link when it sends the mail, so that the database stores
 * only the hash.
 */
export const mailRequestSchema = z.discriminatedUnion('kind', [
  /** A user, or someone else, requests a link for a forgotten password. `account` may be unknown. */
  z.strictObject({ kind: z.literal('forgotten'), account: z.string(), ...shared }),
  /**
   * Someone registers (`account` is the email address), or requests the confirmation link again (`account` is the
   * username, email address or mobile number that was entered).
   */
  z.strictObject({ kind: z.enum(['registration', 'confirmation']), account: z.string(), ...shared }),
  /** A user requests a new email address. This mail goes to the new address, with a link that confirms it. */
  z.strictObject({ kind: z.literal('mailChange'), userId: z.uuid(), mail: z.string(), ...shared }),
  /** A user has changed the email address. This mail informs the earlier address, which is `mail`. */
  z.strictObject({ kind: z.literal('mailChanged'), userId: z.uuid(), mail: z.string(), ...shared }),
  /** An admin sends a link to a user. */
  z.strictObject({
    kind: z.enum(['invitation', 'reset']),
    userId: z.uuid(),
    issuer: z.strictObject({ id: z.uuid(), account: z.string() }),
    ...shared,
  }),
]);

export type MailRequest = z.infer<typeof mailRequestSchema>;

/** The mails that the server sends in the background. */
export interface MailQueue {
  /** Stores a mail that a job sends. With a transaction, the job sends it only after the commit. */
  send(request: MailRequest, transaction?: Database): Promise<void>;
}
