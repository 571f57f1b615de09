import { lazy } from 'react';
import { loadLazyMessages } from '../lazy-messages.ts';

/** Sends the link that confirms an email address again. It loads when a sign-in or a registration requires it. */
export const LazyMailConfirmation = lazy(async () => {
  const [{ MailConfirmation }] = await Promise.all([import('./mail-confirmation.tsx'), loadLazyMessages()]);
  return { default: MailConfirmation };
});
