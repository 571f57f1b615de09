import { PlainButton } from '@atrium/ui/data';
import { IconMore } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { RowAction } from '../../definition.ts';
import { ChoiceMenu } from '../flyout/choice-menu.tsx';
import { Flyout } from '../flyout/flyout.tsx';
import styles from './rows.module.css';
import { PLAIN_ACTIONS } from './use-actions-width.ts';

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
  const moreWords = t({ id: 'table.component.row.more', message: `More actions for ${name}` });
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
        <Flyout
          label={moreWords}
          trigger={(props) => <PlainButton {...props} aria-label={moreWords} icon={<IconMore />} />}
        >
          {(close) => (
            <ChoiceMenu
              label={moreWords}
              choices={more.map(({ key, label, isDangerous = false, run }) => ({
                key,
                label,
                isDangerous,
                choose: () => {
                  close();
                  run(row);
                },
              }))}
            />
          )}
        </Flyout>
      ) : null}
    </div>
  );
}
