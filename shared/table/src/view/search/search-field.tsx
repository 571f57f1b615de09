import { isRangeField } from '@atrium/contract';
import { OptionsField } from './options-field.tsx';
import { RangeField } from './range-field.tsx';
import type { SearchFieldProps } from './search-field-props.ts';
import { WordsField } from './words-field.tsx';

/** The search field for a column, by its kind. */
export function SearchField(props: SearchFieldProps) {
  if (isRangeField(props.column)) return <RangeField {...props} />;
  return props.column.options ? <OptionsField {...props} /> : <WordsField {...props} />;
}
