import { BusinessError } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { requestErrorWords } from '../request-error-words.ts';

/** Returns the message of a failure that is shown in the page, where the address of the request is of no use. */
export function useFailureLabels(): (failure: unknown) => string {
  const { i18n } = useLingui();
  return (failure) => {
    if (failure instanceof BusinessError) return failure.msg;
    const labels = requestErrorWords(failure instanceof Error ? failure : new Error(String(failure)));
    return typeof labels === 'string' ? labels : i18n._(labels);
  };
}
