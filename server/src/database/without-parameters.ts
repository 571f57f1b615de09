import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What may be logged of an error. A failed query spells out its parameters, among which may be anything that
 * somebody typed; what the database itself said about it is enough.
 */
export function withoutParameters(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const said = new Error(`Failed query: ${error.query}`);
  const { code, message } = (error.cause ?? {}) as { readonly code?: string; readonly message?: string };
  return Object.assign(said, { stack: error.cause?.stack ?? '', code, reason: message });
}
