import { lazy } from 'react';

/** The code of all pages that require a session, loaded after sign-in. */
export const Console = lazy(async () => {
  const chunk = await import(/* webpackChunkName: "console" */ '../shell/console.tsx');
  await chunk.prepareConsole();
  return { default: chunk.Console };
});
