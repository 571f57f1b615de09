import type { StatusTone } from '@atrium/ui/data';

/** One of the values that a column or a field may hold. */
export interface ColumnOption {
  readonly value: string;
  /** Already translated. */
  readonly label: string;
  /** Marks the value in a `select` column's cells: a state that should be seen at a glance. */
  readonly tone?: StatusTone;
}
