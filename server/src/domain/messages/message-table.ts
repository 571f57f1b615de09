import type { ErrorCode } from '@atrium/contract';

/** A message for every business code, and the one for a field that does not fit. `{name}` takes the failure's data. */
export type MessageTable = Readonly<Record<ErrorCode, string>> & { readonly field: string };
