import { BusinessError } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { getRequestErrorMessage } from './get-request-error-message.ts';

/** Returns the message of a failure that is shown in the page, where the address of the request is of no use. */
export function useDescribeFailure(): (failure: unknown) => string {
  const { i18n } = useLingui();
  return (failure) => {
    if (failure instanceof BusinessError) return failure.msg;
    const message = getRequestErrorMessage(failure instanceof Error ? failure : new Error(String(failure)));
    return typeof message === 'string' ? message : i18n._(message);
  };
}
