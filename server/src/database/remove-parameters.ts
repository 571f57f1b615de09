import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Returns an error that is safe to log. The message of a failed query contains its parameters, which may include user
 * input, so the returned error contains only the SQL, and the message, code and stack of the database error.
 */
export function removeParameters(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const wrapped = new Error(`Failed query: ${error.query}`);
  const { code, message } = (error.cause ?? {}) as { readonly code?: string; readonly message?: string };
  return Object.assign(wrapped, { stack: error.cause?.stack ?? '', code, reason: message });
}
