import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ProviderError } from './provider-error.ts';

/** Error codes for responses of a provider, or of a proxy before it, that does not work at the moment. */
const DOWN_CODES = /OAUTH_TIMEOUT|OAUTH_RESPONSE_IS_NOT_CONFORM|OAUTH_RESPONSE_IS_NOT_JSON/;

/**
 * Converts an error of the OpenID client to `rejected` if the provider has sent a valid response, or else to `down`.
 */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return new ProviderError('rejected', error);
  }
  const isRejected = error instanceof ClientError && !DOWN_CODES.test(error.code ?? '');
  return new ProviderError(isRejected ? 'rejected' : 'down', error);
}
