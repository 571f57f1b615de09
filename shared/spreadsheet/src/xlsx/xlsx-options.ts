export interface XlsxOptions {
  readonly format: 'xlsx';
  /** Name of the worksheet. Characters that Excel does not allow are removed. */
  readonly sheet: string;
  /** Fits the width of columns to their content. */
  readonly hasAutoWidth: boolean;
  /** Prevents spreadsheet programs from running texts as formulas. */
  readonly isFormulaSafe: boolean;
  readonly isRightToLeft: boolean;
}
