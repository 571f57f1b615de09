import { BusinessError } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { getRequestErrorMessage } from './get-request-error-message.ts';

/**
 * Returns a function that returns the message of a failure, to show in the page. For a business error, this is only the
 * text of the server. Toasts also show the address of the request.
 */
export function useDescribeFailure(): (failure: unknown) => string {
  const { i18n } = useLingui();
  return (failure) => {
    if (failure instanceof BusinessError) return failure.msg;
    const message = getRequestErrorMessage(failure instanceof Error ? failure : new Error(String(failure)));
    return typeof message === 'string' ? message : i18n._(message);
  };
}
