import type { Conditions } from '../../core/conditions.ts';
import type { ColumnDefinition } from '../../definition.ts';

export interface SearchFieldProps {
  readonly column: ColumnDefinition<unknown>;
  readonly draft: Conditions;
  /** Collapsed away; what it holds still counts. */
  readonly isHidden: boolean;
  onChange(part: Conditions): void;
}
