import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext } from '../../domain/request-context.ts';
import type { Provider } from '../../openid/create-provider.ts';
import { ProviderError } from '../../openid/provider-error.ts';

/**
 * Runs a request to a provider, and logs the reason of a failure.
 *
 * @throws BusinessError `providerDown` or `providerRejected`.
 */
export async function requestFromProvider<Result>(
  provider: Provider,
  log: RequestContext['log'],
  send: (provider: Provider) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(provider);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { id, name } = provider.settings;
    log.warn({ provider: id, reason: describeCause(error) }, 'sign-in provider failed');
    const code = error.kind === 'down' ? ERROR_CODES.providerDown : ERROR_CODES.providerRejected;
    throw new BusinessError(code, { provider: name });
  }
}

/** The largest number of causes in a log entry. */
const MAX_CAUSES = 5;

/** Returns the messages of the causes of an error, or its own message if it has no cause. They contain no secrets. */
function describeCause(error: ProviderError): string {
  const messages: string[] = [];
  let cause: unknown = error.cause;
  while (cause instanceof Error && messages.length < MAX_CAUSES) {
    messages.push(cause.message);
    cause = cause.cause;
  }
  return messages.join(': ') || error.message;
}
