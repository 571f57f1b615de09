import type { ErrorCode } from '@atrium/contract';

/** A message for every business code, and one for an invalid field. `{name}` is replaced from the error's data. */
export type MessageTable = Readonly<Record<ErrorCode, string>> & { readonly field: string };
