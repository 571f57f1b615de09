import { writeSort } from '@atrium/contract';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useTable } from '../../core/index.ts';
import styles from './toolbar.module.css';

/** Sorts cards, which have no column titles. */
export function SortChoice() {
  const { t } = useLingui();
  const { definition, query, address, isNarrow } = useTable<unknown>();
  const sortable = definition.columns.filter(({ isSortable }) => isSortable);
  if (!isNarrow || sortable.length === 0) return null;
  const sort = Array.isArray(query.sort) ? query.sort : [];
  const options = sortable.flatMap(({ key, title }) => [
    { value: key, label: `${title} ↑` },
    { value: `-${key}`, label: `${title} ↓` },
  ]);
  return (
    <Choice
      className={styles.sort ?? ''}
      aria-label={t({ id: 'table.component.toolbar.sort', message: 'Sort by' })}
      value={writeSort(sort.slice(0, 1))}
      options={[
        { value: '', label: t({ id: 'table.component.toolbar.sort-default', message: 'Default order' }) },
        ...options,
      ]}
      onChoose={(value) =>
        address.sortBy(
          value === ''
            ? []
            : [{ field: value.replace(/^-/, ''), order: value.startsWith('-') ? 'descend' : 'ascend' }],
        )
      }
    />
  );
}
