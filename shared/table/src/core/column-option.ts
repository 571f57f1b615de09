import type { StatusTone } from '@atrium/ui/data';

/** One of the values that a column or field can have. */
export interface ColumnOption {
  readonly value: string;
  /** Already translated. */
  readonly label: string;
  /** Marks the value in a `select` column's cells: a status that users should notice immediately. */
  readonly tone?: StatusTone;
}
