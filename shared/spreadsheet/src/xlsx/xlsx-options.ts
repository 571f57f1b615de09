export interface XlsxOptions {
  readonly format: 'xlsx';
  /** Name of the worksheet; what Excel does not allow in it is left out. */
  readonly sheet: string;
  /** Makes columns as wide as what they hold. */
  readonly hasAutoWidth: boolean;
  readonly isFormulaSafe: boolean;
  readonly isRightToLeft: boolean;
}
