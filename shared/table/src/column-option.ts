/** One of the values that a column or a field may hold. */
export interface ColumnOption {
  readonly value: string;
  /** Already translated. */
  readonly label: string;
}
