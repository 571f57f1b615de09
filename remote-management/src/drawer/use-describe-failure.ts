import { HttpStatusError, NetworkError } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';

/**
 * Returns a function that describes why a request failed without a business error. It returns undefined for any other
 * error.
 */
export function useDescribeFailure(): (failure: unknown) => string | undefined {
  const { t } = useLingui();
  const reasons: Readonly<Record<NetworkError['kind'], string>> = {
    offline: t({
      id: 'management.component.failure.offline',
      message: 'The server cannot be reached. Check your network connection.',
    }),
    timeout: t({ id: 'management.component.failure.timeout', message: 'Request timeout' }),
    unreadable: t({
      id: 'management.component.failure.unreadable',
      message: 'The server’s response is invalid',
    }),
  };
  return (failure) => {
    if (failure instanceof NetworkError) return reasons[failure.kind];
    if (!(failure instanceof HttpStatusError)) return undefined;
    const { status } = failure;
    return t({ id: 'management.component.failure.status', message: `Request failed (status ${status})` });
  };
}
