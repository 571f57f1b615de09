import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { DialogActions, SideDrawer } from '@atrium/ui/data';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { setShownForAll, useTable } from '../../core/index.ts';
import { TriStateBox } from '../controls/tri-state-box.tsx';
import styles from './column-drawer.module.css';
import { ColumnItem } from './column-item.tsx';
import { useColumnOrder } from './use-column-order.ts';

/**
 * Sets which columns are shown, their order and width, and the side at which each one is pinned.
 * The table previews changes immediately; only Apply saves them.
 */
export function ColumnDrawer() {
  const { t } = useLingui();
  const format = useFormat();
  const { definition, columnEditor } = useTable<unknown>();
  const order = useColumnOrder();
  const title = t({ id: 'table.component.columns.title', message: 'Column settings' });
  const count = columnEditor.settings.filter(({ isShown }) => isShown).length;
  const shown = format.number(count);
  const total = columnEditor.settings.length;
  // The column with the names of the rows cannot be hidden.
  const nameKey = definition.columns.find(({ isName }) => isName)?.key ?? '';
  return (
    <SideDrawer
      isOpen={columnEditor.isOpen}
      title={title}
      closeLabel={t({ id: 'table.component.columns.close', message: 'Close' })}
      onClose={columnEditor.cancel}
    >
      <div className={styles.head}>
        <TriStateBox
          label={t({ id: 'table.component.columns.all', message: 'All columns' })}
          count={count}
          total={total}
          onToggle={() => columnEditor.change(setShownForAll(columnEditor.settings, count < total, nameKey))}
        >
          {t({
            id: 'table.component.columns.count',
            message: `${shown} of ${plural(total, { one: '# column', other: '# columns' })} shown`,
          })}
        </TriStateBox>
        <Button type="text" onClick={columnEditor.reset}>
          {t({ id: 'table.component.columns.reset', message: 'Restore defaults' })}
        </Button>
      </div>
      <p className={styles.hint}>
        {t({
          id: 'table.component.columns.hint',
          message: 'To change the order, drag a handle, or focus it and press the up or down arrow key.',
        })}
      </p>
      <ul className={styles.list} ref={order.listRef}>
        {columnEditor.settings.map((setting) => (
          <ColumnItem key={setting.key} setting={setting} order={order} />
        ))}
      </ul>
      <div className={styles.announcement} role="status">
        {order.announcement}
      </div>
      <DialogActions>
        <Button onClick={columnEditor.cancel}>
          {t({ id: 'table.component.columns.cancel', message: 'Cancel' })}
        </Button>
        <Button type="primary" onClick={columnEditor.submit}>
          {t({ id: 'table.component.columns.submit', message: 'Apply' })}
        </Button>
      </DialogActions>
    </SideDrawer>
  );
}
