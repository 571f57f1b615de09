import { LIMITS } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns a function that returns the message for an invalid name of an app or key, or undefined for a valid name. */
export function useFindNameError(): (name: string) => string | undefined {
  const { t } = useLingui();
  const maximum = LIMITS.nameLength;
  return (name) => {
    const { length } = name.trim();
    if (length === 0) return t({ id: 'assets.component.name.missing', message: 'Enter a name' });
    return length > maximum
      ? t({ id: 'assets.component.name.too-long', message: `Use at most ${maximum} characters` })
      : undefined;
  };
}
