import { CATALOGUE, OWN_FAULTS, type SpreadsheetFault } from './catalogue.ts';

/** Figures and names that the words for a fault may need. */
export type FaultData = Readonly<Record<string, string | number>>;

/** Why a file could not be read or written. The message is the catalogue's; words for people come from the code. */
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
