import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Returns what may be logged of an error. The message of a failed query contains its parameters, which may include user
 * input. The database's own message is sufficient.
 */
export function withoutParameters(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const said = new Error(`Failed query: ${error.query}`);
  const { code, message } = (error.cause ?? {}) as { readonly code?: string; readonly message?: string };
  return Object.assign(said, { stack: error.cause?.stack ?? '', code, reason: message });
}
