import { useFormat } from '@atrium/i18n';
import { usePane } from '@atrium/runtime';
import { Button, Input } from '@atrium/ui/base';
import { Popover } from '@atrium/ui/data';
import { IconDelete, IconDown, IconLink, IconStar } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type SavedView, useTable, VIEW_NAME_LENGTH } from '../../core/index.ts';
import styles from './toolbar.module.css';

/** The saved views of the list: show, share, save and remove. */
export function ViewsMenu() {
  const { t } = useLingui();
  const { views } = useTable<unknown>();
  const format = useFormat();
  const shown = views.saved.views.find(views.isShown);
  const label = t({ id: 'table.component.views.label', message: 'Views' });
  return (
    <Popover
      label={label}
      trigger={(props) => (
        <Button {...props}>
          <span className={styles.shown} title={shown?.name}>
            {shown ? format.pair(label, shown.name) : label}
          </span>{' '}
          <IconDown aria-hidden />
        </Button>
      )}
    >
      {(close) => (
        <div className={styles.views}>
          {views.saved.views.length > 0 ? (
            <ul className={styles.viewList}>
              {views.saved.views.map((view) => (
                <ViewItem key={view.id} view={view} onShown={close} />
              ))}
            </ul>
          ) : (
            <p className={styles.muted}>
              {t({
                id: 'table.component.views.none',
                message: 'Save the current filters, columns, sort order and density as a view.',
              })}
            </p>
          )}
          <SaveView />
        </div>
      )}
    </Popover>
  );
}

function SaveView() {
  const { t } = useLingui();
  const { views } = useTable<unknown>();
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || name.trim().length > VIEW_NAME_LENGTH) return;
    views.save(name);
    setName('');
  };
  return (
    <form className={styles.save} onSubmit={save}>
      <Input
        aria-label={t({ id: 'table.component.views.name', message: 'View name' })}
        placeholder={t({ id: 'table.component.views.name', message: 'View name' })}
        value={name}
        maxLength={VIEW_NAME_LENGTH}
        onChange={setName}
      />
      <Button htmlType="submit" disabled={name.trim() === ''}>
        {t({ id: 'table.component.views.save', message: 'Save' })}
      </Button>
    </form>
  );
}

interface ViewItemProps {
  readonly view: SavedView;
  onShown(): void;
}

/** One saved view. A click on its name shows it. Its buttons make it the default, copy its link and remove it. */
function ViewItem({ view, onShown }: ViewItemProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { views } = useTable<unknown>();
  const { id, name } = view;
  const isDefault = views.saved.defaultId === id;
  const share = async () => {
    const link = views.createLink(view);
    try {
      await navigator.clipboard.writeText(link);
      toasts.success(t({ id: 'table.component.views.copied', message: 'Link copied' }));
    } catch {
      // Plain http has no clipboard: a toast shows the link instead.
      toasts.info(link);
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
