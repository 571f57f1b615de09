import { lazy } from 'react';
import { loadLazyMessages } from '../lazy-messages.ts';

/**
 * A button that resends the confirmation link of an email address. It loads when a sign-in or a registration requires
 * it.
 */
export const LazyMailConfirmation = lazy(async () => {
  const [{ MailConfirmation }] = await Promise.all([import('./mail-confirmation.tsx'), loadLazyMessages()]);
  return { default: MailConfirmation };
});
