import { BusinessError } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { requestErrorWords } from '../request-error-words.ts';

/** Words for a failure that is told in place, where the address of the request helps nobody. */
export function useFailureWords(): (failure: unknown) => string {
  const { i18n } = useLingui();
  return (failure) => {
    if (failure instanceof BusinessError) return failure.msg;
    const words = requestErrorWords(failure instanceof Error ? failure : new Error(String(failure)));
    return typeof words === 'string' ? words : i18n._(words);
  };
}
