import { PlainButton } from '@atrium/ui/data';
import { IconMore } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type RowAction, useTable } from '../../core/index.ts';
import { MenuPopover } from '../controls/menu-popover.tsx';
import styles from './rows.module.css';

interface RowActionsProps<Row> {
  readonly row: Row;
  /** The name of the row. */
  readonly name: string;
  readonly actions: readonly RowAction<Row>[];
  /** Whether all actions are in one menu, as in a card. */
  readonly isCollapsed?: boolean;
}

export function RowActions<Row>({ row, name, actions, isCollapsed = false }: RowActionsProps<Row>) {
  const { t } = useLingui();
  const offered = actions.filter((action) => action.isOffered?.(row) ?? true);
  const withButton = isCollapsed ? [] : findButtonActions(offered);
  const more = offered.filter((action) => !withButton.includes(action));
  const moreLabel = t({ id: 'table.component.row.more', message: `More actions for ${name}` });
  return (
    <div className={styles.actionList}>
      {withButton.map(({ key, label, icon, isDangerous, run }) => (
        <PlainButton
          key={key}
          icon={icon}
          isDangerous={isDangerous ?? false}
          title={label}
          aria-label={t({ id: 'table.component.row.action', message: `${label} ${name}` })}
          onClick={() => run(row)}
        />
      ))}
      {more.length > 0 ? (
        <MenuPopover
          label={moreLabel}
          trigger={(props) => (
            <PlainButton {...props} title={moreLabel} aria-label={moreLabel} icon={<IconMore />} />
          )}
          choices={more.map(({ run, ...action }) => ({ ...action, choose: () => run(row) }))}
        />
      ) : null}
    </div>
  );
}

/** The maximum number of buttons in a row, including that of the menu. */
const MAX_BUTTONS = 3;

/** In pixels. */
const BUTTON_WIDTH = 28;
const PADDING = 12;

/** The minimum width of the column in pixels, for its title. */
const MIN_WIDTH = 76;

/**
 * Returns the actions that have a button of their own. All other actions are in a menu after these buttons. The
 * menu includes the dangerous ones, so that a slip of the pointer does not run them.
 */
function findButtonActions<Row>(actions: readonly RowAction<Row>[]): readonly RowAction<Row>[] {
  const withIcon = actions.filter(({ icon, isDangerous }) => icon !== undefined && !isDangerous);
  // Dangerous actions and actions without an icon are only in the menu, as are those that exceed the buttons.
  const needsMenu = withIcon.length < actions.length || actions.length > MAX_BUTTONS;
  return withIcon.slice(0, needsMenu ? MAX_BUTTONS - 1 : MAX_BUTTONS);
}

/** Returns the width of the action column in pixels; 0 without actions. */
export function useActionsWidth(): number {
  const { rowActions } = useTable<unknown>();
  if (rowActions.length === 0) return 0;
  return Math.max(MIN_WIDTH, Math.min(rowActions.length, MAX_BUTTONS) * BUTTON_WIDTH + PADDING);
}
