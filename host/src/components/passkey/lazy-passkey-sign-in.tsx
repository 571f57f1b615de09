import { type ComponentType, lazy } from 'react';
import { loadLazyMessages } from '../lazy-messages.ts';
import type { PasskeySignInProps } from './passkey-sign-in.tsx';
import { hasPasskeySupport } from './web-authn.ts';

const NOTHING = { default: () => null };

/**
 * The button for passkeys, which loads after the sign-in page. If it cannot load, the other ways to sign in still
 * work.
 */
export const LazyPasskeySignIn = lazy(async (): Promise<{ default: ComponentType<PasskeySignInProps> }> => {
  if (!hasPasskeySupport()) return NOTHING;
  try {
    const [{ PasskeySignIn }] = await Promise.all([import('./passkey-sign-in.tsx'), loadLazyMessages()]);
    return { default: PasskeySignIn };
  } catch {
    return NOTHING;
  }
});
