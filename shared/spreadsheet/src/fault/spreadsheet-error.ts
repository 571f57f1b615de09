import { CATALOGUE, OWN_FAULTS, type SpreadsheetFault } from './catalogue.ts';

/** Numbers and names that the message of an error may need. */
export type FaultData = Readonly<Record<string, string | number>>;

/**
 * Why a file could not be read or written. The error message is the catalogue's; the text for users is derived from the
 * code.
 */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
  readonly code: SpreadsheetFault;
  readonly data: FaultData;

  constructor(code: SpreadsheetFault, data: FaultData = {}, options?: ErrorOptions) {
    super({ ...CATALOGUE, ...OWN_FAULTS }[code], options);
    this.code = code;
    this.data = data;
  }
}
