import { lazy } from 'react';

/** Everything behind the sign-in, fetched once somebody is signed in. */
export const Console = lazy(async () => {
  const chunk = await import('../shell/console.tsx');
  return { default: chunk.Console };
});
