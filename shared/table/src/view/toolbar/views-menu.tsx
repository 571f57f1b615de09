import { Button, Input } from '@atrium/ui/base';
import { IconDown } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { VIEW_NAME_LENGTH } from '../../core/saved-views.ts';
import { useTable } from '../../model.ts';
import { Flyout } from '../flyout/flyout.tsx';
import styles from './toolbar.module.css';
import { ViewItem } from './view-item.tsx';

/** The saved views of the list: show, share, save and remove. */
export function ViewsMenu() {
  const { t } = useLingui();
  const { views } = useTable<unknown>();
  const shown = views.saved.views.find(views.isShown);
  const label = t({ id: 'table.component.views.label', message: 'Views' });
  return (
    <Flyout
      label={label}
      trigger={(props) => (
        <Button {...props}>
          <span className={styles.shown} title={shown?.name}>
            {shown ? `${label}: ${shown.name}` : label}
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
            <p className={styles.quiet}>
              {t({
                id: 'table.component.views.none',
                message: 'Save the current filters, columns, sort order and density as a view.',
              })}
            </p>
          )}
          <SaveView />
        </div>
      )}
    </Flyout>
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
