import { BusinessError } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { getRequestErrorMessage } from './get-request-error-message.ts';

/** Returns a function that returns the message of a failure for the page, without the address of the request. */
export function useDescribeFailure(): (failure: unknown) => string {
  const { i18n } = useLingui();
  return (failure) => {
    if (failure instanceof BusinessError) return failure.msg;
    const message = getRequestErrorMessage(failure instanceof Error ? failure : new Error(String(failure)));
    return typeof message === 'string' ? message : i18n._(message);
  };
}
