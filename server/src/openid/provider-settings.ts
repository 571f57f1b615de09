import { z } from 'zod';

const LOOPBACK = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/;

const claimSchema = z.string().min(1);

const settingsSchema = z.strictObject({
  /** A part of the addresses for this provider, such as the address to which it sends the browser back. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/),
  /** The name on the sign-in page. */
  name: z.string().trim().min(1).max(64),
  issuer: z
    .url({ protocol: /^https?$/ })
    .refine(
      (address) => address.startsWith('https://') || LOOPBACK.test(address),
      'expected an https address',
    ),
  clientId: z.string().min(1),
  /** Missing for a public client. */
  clientSecret: z.string().min(1).optional(),
  /** Scopes besides `openid`. */
  scopes: z.array(z.string().min(1)).default(['profile', 'email']),
  /** Whether a user without an account gets one. */
  createsAccounts: z.boolean().default(false),
  /** Whether the email address counts as verified, for providers that omit `email_verified`. */
  trustsMail: z.boolean().default(false),
  /** Whether the provider checks a second factor, so that Atrium requires none. */
  checksSecondFactor: z.boolean().default(false),
  /**
   * A user has a role if the claim has one of the values listed for the role. If the list `user` is missing, every user
   * has the role `user`.
   */
  roles: z
    .strictObject({
      claim: claimSchema,
      user: z.array(z.string()).optional(),
      admin: z.array(z.string()).default([]),
    })
    .optional(),
  /** The name of the group for each value of the claim. Memberships of these groups follow the claim. */
  groups: z
    .strictObject({ claim: claimSchema, names: z.record(z.string(), z.string().trim().min(1).max(64)) })
    .optional(),
});

/** A sign-in provider, as the deployment configures it. */
export type ProviderSettings = z.infer<typeof settingsSchema>;

/** The schema of the list of sign-in providers. */
export const providerListSchema = z
  .array(settingsSchema)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'each provider needs its own id');
