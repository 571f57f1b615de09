import { Checkbox, Input } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { IconDragDotVertical } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  COLUMN_WIDTH,
  type ColumnSetting,
  changeColumn,
  getDefaultWidth,
  resizeColumn,
  useTable,
} from '../../core/index.ts';
import styles from './column-drawer.module.css';
import type { ColumnOrder } from './use-column-order.ts';

interface ColumnItemProps {
  readonly setting: ColumnSetting;
  readonly order: ColumnOrder;
}

export function ColumnItem({ setting, order }: ColumnItemProps) {
  const { t } = useLingui();
  const { definition, columnEditor } = useTable<unknown>();
  const { key, isShown, side } = setting;
  const column = definition.columns.find((candidate) => candidate.key === key);
  if (!column) return null;
  const { title, isName = false } = column;
  return (
    <li className={styles.item} data-dragged={order.draggedKey === key}>
      <button
        type="button"
        className={styles.handle}
        aria-label={t({ id: 'table.component.columns.move', message: `Move “${title}”` })}
        onPointerDown={(event) => order.drag(key, event)}
        onPointerMove={(event) => order.drag(key, event)}
        onLostPointerCapture={(event) => order.drag(key, event)}
        onKeyDown={(event) => order.press(key, event)}
      >
        <IconDragDotVertical aria-hidden />
      </button>
      <div className={styles.name}>
        <Checkbox
          checked={isShown || isName}
          disabled={isName}
          onChange={(isChosen) =>
            columnEditor.change(changeColumn(columnEditor.settings, key, { isShown: isChosen }))
          }
        >
          {title}
        </Checkbox>
      </div>
      <WidthBox setting={setting} title={title} defaultWidth={getDefaultWidth(column)} />
      <Choice
        aria-label={t({ id: 'table.component.columns.side', message: `Pin “${title}”` })}
        value={side}
        options={[
          { value: 'none', label: t({ id: 'table.component.columns.side-none', message: 'Not pinned' }) },
          { value: 'start', label: t({ id: 'table.component.columns.side-start', message: 'Pin left' }) },
          { value: 'end', label: t({ id: 'table.component.columns.side-end', message: 'Pin right' }) },
        ]}
        onChoose={(chosen) => {
          const sides = ['start', 'end', 'none'] as const;
          const next = sides.find((candidate) => candidate === chosen) ?? 'none';
          columnEditor.change(changeColumn(columnEditor.settings, key, { side: next }));
        }}
      />
    </li>
  );
}

interface WidthBoxProps {
  readonly setting: ColumnSetting;
  readonly title: string;
  /** The width in pixels while the user has chosen none. */
  readonly defaultWidth: number;
}

/** A column's width in pixels; it applies when the input loses focus, so that the user can type it digit by digit. */
function WidthBox({ setting: { key, width }, title, defaultWidth }: WidthBoxProps) {
  const { t } = useLingui();
  const { columnEditor } = useTable<unknown>();
  const [draft, setDraft] = useState({ width, text: String(width ?? '') });
  // The width also changes elsewhere: by Restore defaults, by a drag of the column's edge, or to fit the limits.
  if (draft.width !== width) setDraft({ width, text: String(width ?? '') });
  const commit = () => {
    const entered = Number(draft.text);
    const chosen = draft.text.trim() === '' || Number.isNaN(entered) ? undefined : entered;
    if (chosen !== width) columnEditor.change(resizeColumn(columnEditor.settings, key, chosen));
  };
  return (
    <Input
      className={styles.width ?? ''}
      type="number"
      min={COLUMN_WIDTH.minimum}
      max={COLUMN_WIDTH.maximum}
      aria-label={t({ id: 'table.component.columns.width', message: `Width of “${title}” (pixels)` })}
      placeholder={String(defaultWidth)}
      value={draft.text}
      onChange={(text) => setDraft({ width, text })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
