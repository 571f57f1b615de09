import type { Conditions } from '../../core/conditions.ts';
import type { ColumnDefinition } from '../../definition.ts';

export interface SearchFieldProps {
  readonly column: ColumnDefinition<unknown>;
  readonly draft: Conditions;
  /** Whether it is collapsed; its filter still applies. */
  readonly isHidden: boolean;
  onChange(part: Conditions): void;
}
