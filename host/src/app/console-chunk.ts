import { lazy } from 'react';

/** The code of all pages that require a session, loaded after sign-in. */
export const Console = lazy(async () => {
  const chunk = await import('../shell/console.tsx');
  return { default: chunk.Console };
});
