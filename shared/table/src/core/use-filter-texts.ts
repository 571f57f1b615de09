import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { describeFilters, type FilterText } from './describe-filters.ts';
import { useTable } from './model.ts';

/** Returns the filters of the list as text, in the language of the user. */
export function useFilterTexts(): readonly FilterText[] {
  const { t } = useLingui();
  const format = useFormat();
  const { definition, conditions } = useTable<unknown>();
  return describeFilters(conditions, definition.columns, {
    keyword: t({ id: 'table.component.print.keyword', message: 'Keyword' }),
    list: format.list,
    bound: ({ kind }, value) => (kind === 'date' ? format.date(value) : format.number(Number(value))),
  });
}
