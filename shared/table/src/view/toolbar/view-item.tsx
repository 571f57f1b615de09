import { usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconDelete, IconLink, IconStar } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { SavedView } from '../../core/saved-views.ts';
import { useTable } from '../../model.ts';
import styles from './toolbar.module.css';

interface ViewItemProps {
  readonly view: SavedView;
  onShown(): void;
}

/** One saved view: its name shows it; the buttons after it make it the default, share it and remove it. */
export function ViewItem({ view, onShown }: ViewItemProps) {
  const { t } = useLingui();
  const { notices } = usePane();
  const { views } = useTable<unknown>();
  const { id, name } = view;
  const isDefault = views.saved.defaultId === id;
  const share = async () => {
    const link = views.linkOf(view);
    try {
      await navigator.clipboard.writeText(link);
      notices.success(t({ id: 'table.component.views.copied', message: 'Link copied' }));
    } catch {
      // Plain http has no clipboard: a toast shows the link instead.
      notices.info(link);
    }
  };
  return (
    <li className={styles.view}>
      <button
        type="button"
        className={styles.viewName}
        title={name}
        aria-current={views.isShown(view)}
        onClick={() => {
          views.show(view);
          onShown();
        }}
      >
        {name}{' '}
        {isDefault ? (
          <span className={styles.default}>
            {t({ id: 'table.component.views.default', message: '(default)' })}
          </span>
        ) : null}
      </button>
      <Button
        type="text"
        aria-label={t({ id: 'table.component.views.make-default', message: `Set ${name} as default` })}
        aria-pressed={isDefault}
        icon={<IconStar />}
        onClick={() => views.toggleDefault(id)}
      />
      <Button
        type="text"
        aria-label={t({ id: 'table.component.views.share', message: `Copy link to ${name}` })}
        icon={<IconLink />}
        onClick={() => void share()}
      />
      <Button
        type="text"
        aria-label={t({ id: 'table.component.views.remove', message: `Delete view ${name}` })}
        icon={<IconDelete />}
        onClick={() => views.remove(id)}
      />
    </li>
  );
}
