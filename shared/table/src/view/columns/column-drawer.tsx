import { Button } from '@atrium/ui/base';
import { SidePanel } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { showAllColumns } from '../../core/change-settings.ts';
import { useTable } from '../../model.ts';
import { TriStateBox } from '../tri-state-box.tsx';
import styles from './column-drawer.module.css';
import { ColumnItem } from './column-item.tsx';
import { useColumnOrder } from './use-column-order.ts';

/** Which columns are shown, in what order, how wide and on which side. The table shows it at once; only Submit keeps it. */
export function ColumnDrawer() {
  const { t } = useLingui();
  const { definition, stage } = useTable<unknown>();
  const order = useColumnOrder();
  const title = t({ id: 'table.component.columns.title', message: '列设置' });
  const shown = stage.settings.filter(({ isShown }) => isShown).length;
  const total = stage.settings.length;
  const nameKey = definition.columns.find(({ isName }) => isName)?.key ?? '';
  return (
    <SidePanel
      isOpen={stage.isOpen}
      title={title}
      closeLabel={t({ id: 'table.component.columns.close', message: '关闭' })}
      onClose={stage.cancel}
    >
      <div className={styles.head}>
        <TriStateBox
          label={t({ id: 'table.component.columns.all', message: '全选' })}
          count={shown}
          total={total}
          onToggle={() => stage.change(showAllColumns(stage.settings, shown < total, nameKey))}
        >
          {t({ id: 'table.component.columns.count', message: `显示 ${shown} / ${total} 列` })}
        </TriStateBox>
        <Button type="text" onClick={stage.reset}>
          {t({ id: 'table.component.columns.reset', message: '恢复默认' })}
        </Button>
      </div>
      <p className={styles.hint}>
        {t({ id: 'table.component.columns.hint', message: '拖动手柄，或聚焦手柄后按上下箭头键，调整顺序。' })}
      </p>
      <ul className={styles.list} ref={order.listRef}>
        {stage.settings.map((setting) => (
          <ColumnItem key={setting.key} setting={setting} order={order} />
        ))}
      </ul>
      <div className={styles.said} role="status">
        {order.said}
      </div>
      <div className={styles.actions}>
        <Button onClick={stage.cancel}>{t({ id: 'table.component.columns.cancel', message: '取消' })}</Button>
        <Button type="primary" onClick={stage.submit}>
          {t({ id: 'table.component.columns.submit', message: '提交' })}
        </Button>
      </div>
    </SidePanel>
  );
}
