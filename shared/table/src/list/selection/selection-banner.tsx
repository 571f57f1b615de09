import { Button } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelection, useTable } from '../../core/index.ts';
import styles from './selection-banner.module.css';

/**
 * The number of selected rows, and the actions on them, in a bar that floats over the last visible rows. Its frame is
 * always mounted, so that screen readers announce changes.
 */
export function SelectionBanner() {
  const { t } = useLingui();
  const selection = useSelection<unknown>();
  const { count } = selection;
  return (
    <div role="status" className={styles.frame}>
      {count > 0 ? (
        <div className={`${styles.banner} print-hidden`}>
          <span className={styles.count}>
            {selection.isAllMatching
              ? t({
                  id: 'table.component.selection.all',
                  message: `All ${plural(count, { one: '# row', other: '# rows' })} selected`,
                })
              : t({
                  id: 'table.component.selection.count',
                  message: `${plural(count, { one: '# row', other: '# rows' })} selected`,
                })}
          </span>
          <SelectionActions />
          <div className={styles.clear}>
            <Button type="text" onClick={selection.clear}>
              {t({ id: 'table.component.selection.clear', message: 'Clear' })}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

function SelectionActions() {
  const { t } = useLingui();
  const { definition, page } = useTable<unknown>();
  const selection = useSelection<unknown>();
  const all = page?.total ?? 0;
  const actions = (definition.selectionActions ?? []).filter(
    ({ supportsAllMatching = false }) => supportsAllMatching || !selection.isAllMatching,
  );
  return (
    <div className={styles.actions}>
      {!selection.isAllMatching && selection.count < all ? (
        <Button type="text" onClick={selection.selectMatching}>
          {t({
            id: 'table.component.selection.select-all',
            message: `Select all ${plural(all, { one: '# matching row', other: '# matching rows' })}`,
          })}
        </Button>
      ) : null}
      {actions.map(({ key, label, isDangerous, run }) => (
        <Button
          key={key}
          {...(isDangerous ? { status: 'danger' as const } : {})}
          onClick={() => void run(selection.scope)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
