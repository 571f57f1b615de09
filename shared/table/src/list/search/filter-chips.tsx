import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { IconClose } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useFilterTexts, useTable } from '../../core/index.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  /** The columns whose fields the form hides; undefined if the whole form is hidden. */
  readonly hiddenKeys?: readonly string[];
}

/** The filters that no visible field shows, each with a button that removes it. */
export function FilterChips({ hiddenKeys }: FilterChipsProps) {
  const { t } = useLingui();
  const { address } = useTable<unknown>();
  const format = useFormat();
  const all = useFilterTexts();
  // The keyword has no key. Its field is hidden only with the whole form.
  const filters = hiddenKeys ? all.filter(({ key }) => key !== undefined && hiddenKeys.includes(key)) : all;
  if (filters.length === 0) return null;
  return (
    <div className={`${styles.bar} print-hidden`}>
      <ul
        className={styles.chips}
        aria-label={t({ id: 'table.component.search.active', message: 'Active filters' })}
      >
        {filters.map(({ label, text, otherConditions }) => {
          const filter = format.pair(label, text);
          return (
            <li key={label} className={styles.chip}>
              <span className={styles.text} title={filter}>
                {filter}
              </span>
              <button
                type="button"
                className={styles.remove}
                aria-label={t({ id: 'table.component.search.remove', message: `Remove filter ${filter}` })}
                onClick={() => address.search(otherConditions)}
              >
                <IconClose aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      <Button type="text" size="small" onClick={() => address.reset()}>
        {t({ id: 'table.component.search.clear', message: 'Clear all' })}
      </Button>
    </div>
  );
}
