import { lazy } from 'react';
import { loadLateMessages } from '../late-messages.ts';

/** The second step, which loads when a sign-in requires it. */
export const LateSecondStep = lazy(async () => {
  const [{ SecondStep }] = await Promise.all([import('./second-step.tsx'), loadLateMessages()]);
  return { default: SecondStep };
});
