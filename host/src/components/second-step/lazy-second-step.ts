import { lazy } from 'react';
import { loadLazyMessages } from '../lazy-messages.ts';

/** The second step, which loads when a sign-in requires it. */
export const LazySecondStep = lazy(async () => {
  const [{ SecondStep }] = await Promise.all([import('./second-step.tsx'), loadLazyMessages()]);
  return { default: SecondStep };
});
