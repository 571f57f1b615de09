import { PlainButton } from '@atrium/ui/data';
import { IconMore } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type RowAction, useTable } from '../../core/index.ts';
import { MenuPopover } from '../controls/menu-popover.tsx';
import styles from './rows.module.css';

interface RowActionsProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly actions: readonly RowAction<Row>[];
  /** All of them in one menu, for narrow columns. */
  readonly isCollapsed?: boolean;
}

export function RowActions<Row>({ row, name, actions, isCollapsed = false }: RowActionsProps<Row>) {
  const { t } = useLingui();
  const offered = actions.filter((action) => action.isOffered?.(row) ?? true);
  const plain = isCollapsed ? [] : offered.slice(0, PLAIN_ACTIONS);
  const more = offered.slice(plain.length);
  const moreLabel = t({ id: 'table.component.row.more', message: `More actions for ${name}` });
  return (
    <div className={styles.actionList}>
      {plain.map(({ key, label, isDangerous, run }) => (
        <PlainButton
          key={key}
          isDangerous={isDangerous ?? false}
          aria-label={t({ id: 'table.component.row.action', message: `${label} ${name}` })}
          onClick={() => run(row)}
        >
          {label}
        </PlainButton>
      ))}
      {more.length > 0 ? (
        <MenuPopover
          label={moreLabel}
          trigger={(props) => <PlainButton {...props} aria-label={moreLabel} icon={<IconMore />} />}
          choices={more.map(({ run, ...action }) => ({ ...action, choose: () => run(row) }))}
        />
      ) : null}
    </div>
  );
}

/** The maximum number of row actions shown as buttons; the rest is in a menu after them. */
const PLAIN_ACTIONS = 3;

const PADDING = 30;
const MORE = 40;

/** Returns the width of the action column in pixels, from its labels; 0 without actions. */
export function useActionsWidth(): number {
  const { rowActions } = useTable<unknown>();
  if (rowActions.length === 0) return 0;
  const plain = rowActions.slice(0, PLAIN_ACTIONS);
  const labels = plain.reduce((width, { label }) => width + textWidth(label) + PADDING, 0);
  return Math.max(88, labels + 17 + (rowActions.length > plain.length ? MORE : 0));
}

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u;

/** Estimates the width of a text at the body's font size, in pixels: enough to reserve space without measuring. */
export function textWidth(text: string): number {
  return [...text].reduce((width, letter) => width + (WIDE.test(letter) ? 14 : 7), 0);
}
