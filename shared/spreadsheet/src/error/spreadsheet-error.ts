import { CATALOG, OWN_ERRORS, type SpreadsheetErrorCode } from './catalog.ts';

/** Numbers and names that the message of an error may need. */
export type ErrorData = Readonly<Record<string, string | number>>;

/**
 * Why a file could not be read or written. The error message is the text of the error catalog, or of `OWN_ERRORS`. The
 * text for users is derived from the code.
 */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
  readonly code: SpreadsheetErrorCode;
  readonly data: ErrorData;

  constructor(code: SpreadsheetErrorCode, data: ErrorData = {}, options?: ErrorOptions) {
    super({ ...CATALOG, ...OWN_ERRORS }[code], options);
    this.code = code;
    this.data = data;
  }
}
