import { useLingui } from '@lingui/react/macro';

/** Returns a function that returns the message for a missing code, or `undefined`. */
export function useCodeRule(): (code: string) => string | undefined {
  const { t } = useLingui();
  const missing = t({ id: 'host.page.second-step.code-missing', message: 'Enter the code' });
  return (code) => (code.trim() ? undefined : missing);
}
