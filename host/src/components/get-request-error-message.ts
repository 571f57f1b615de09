import { BusinessError, HttpStatusError, NetworkError } from '@atrium/runtime';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const TIMEOUT = msg({ id: 'host.component.request-error.408', message: 'Request timeout' });

/** The message that a user sees for each HTTP status. */
const STATUS_MESSAGES: Readonly<Record<number, MessageDescriptor>> = {
  400: msg({ id: 'host.component.request-error.400', message: 'Request error' }),
  401: msg({ id: 'host.component.request-error.401', message: 'Your session has ended. Sign in again.' }),
  403: msg({ id: 'host.component.request-error.403', message: 'Access denied' }),
  405: msg({ id: 'host.component.request-error.405', message: 'Request method not supported' }),
  408: TIMEOUT,
  409: msg({
    id: 'host.component.request-error.409',
    message: 'The request conflicts with the current state. Reload the page and try again.',
  }),
  413: msg({ id: 'host.component.request-error.413', message: 'The request is too large' }),
  415: msg({ id: 'host.component.request-error.415', message: 'Request content type not supported' }),
  429: msg({ id: 'host.component.request-error.429', message: 'Too many requests. Try again later.' }),
  500: msg({ id: 'host.component.request-error.500', message: 'Internal server error' }),
  501: msg({ id: 'host.component.request-error.501', message: 'Service not implemented' }),
  502: msg({ id: 'host.component.request-error.502', message: 'Bad gateway' }),
  503: msg({ id: 'host.component.request-error.503', message: 'Service unavailable' }),
  504: msg({ id: 'host.component.request-error.504', message: 'Gateway timeout' }),
  505: msg({ id: 'host.component.request-error.505', message: 'HTTP version not supported' }),
};

const NETWORK_MESSAGES: Readonly<Record<NetworkError['kind'], MessageDescriptor>> = {
  offline: msg({
    id: 'host.component.request-error.offline',
    message: 'The server cannot be reached. Check your network connection.',
  }),
  timeout: TIMEOUT,
  unreadable: msg({
    id: 'host.component.request-error.unreadable',
    message: 'The server’s response is invalid',
  }),
};

/**
 * Returns the message for a failed request, and the values of the message. For a business error, returns the server's
 * text, followed by the address of the request.
 */
export function getRequestErrorMessage(error: Error): MessageDescriptor | string {
  if (error instanceof BusinessError) return `${error.msg} ${error.url}`;
  if (error instanceof NetworkError) return NETWORK_MESSAGES[error.kind];
  if (error instanceof HttpStatusError) return getStatusMessage(error);
  return msg({ id: 'host.component.request-error.unknown', message: 'Request failed' });
}

function getStatusMessage({ status, url }: HttpStatusError): MessageDescriptor {
  if (status === 404) {
    return msg({ id: 'host.component.request-error.404', message: `Request address error: ${url}` });
  }
  return (
    STATUS_MESSAGES[status] ??
    msg({ id: 'host.component.request-error.status', message: `Request failed (status ${status})` })
  );
}
