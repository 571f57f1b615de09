import { hasRange } from '../../core/address-query.ts';
import type { ColumnDefinition } from '../../definition.ts';
import type { Conditions } from '../../model.ts';
import { OptionsField } from './options-field.tsx';
import { RangeField } from './range-field.tsx';
import { WordsField } from './words-field.tsx';

export interface SearchFieldProps {
  readonly column: ColumnDefinition<unknown>;
  readonly draft: Conditions;
  /** Collapsed away; what it holds still counts. */
  readonly isHidden: boolean;
  onChange(part: Conditions): void;
}

/** The field by which a column is searched, by its kind. */
export function SearchField(props: SearchFieldProps) {
  if (hasRange(props.column)) return <RangeField {...props} />;
  return props.column.options ? <OptionsField {...props} /> : <WordsField {...props} />;
}
