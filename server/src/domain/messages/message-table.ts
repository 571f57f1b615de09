import type { ErrorCode } from '@atrium/contract';

/**
 * The message for each business code, and one for an invalid field. Placeholders such as `{name}` are filled from the
 * error's data.
 */
export type MessageTable = Readonly<Record<ErrorCode, string>> & { readonly field: string };
