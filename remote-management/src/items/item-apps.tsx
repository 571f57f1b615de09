import type { Dependant } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { Spin } from '@atrium/ui/base';
import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Item } from './item-desk.ts';
import { useItemDesk } from './item-desk-context.ts';
import styles from './items.module.css';

/** The apps that are made of an item, those at work first. */
export function ItemApps({ item }: { readonly item: Item }) {
  const { t } = useLingui();
  const { calls } = useItemDesk();
  const [apps, setApps] = useState<readonly Dependant[]>();
  useEffect(() => {
    const asked = new AbortController();
    request(calls.dependants, { ids: [item.id] }, { signal: asked.signal }).then(
      ({ list }) => setApps(list),
      // A failure is told by a popup, and there is nothing to show then.
      () => undefined,
    );
    return () => asked.abort();
  }, [calls, item.id]);
  return (
    <section className={styles.apps}>
      <h3>{t({ id: 'management.component.items.apps', message: '应用' })}</h3>
      {apps === undefined ? <Spin /> : null}
      {apps?.length === 0 ? (
        <p className={styles.quiet}>
          {t({ id: 'management.component.items.no-apps', message: '还没有基于它的应用。' })}
        </p>
      ) : null}
      <ul>
        {apps?.map(({ id, name, ownerName, isBlocking }) => (
          <li key={id}>
            {name} · {ownerName}{' '}
            <StatusMark tone={isBlocking ? 'success' : 'quiet'}>
              {isBlocking
                ? t({ id: 'management.component.items.app-active', message: '启用中' })
                : t({ id: 'management.component.items.app-idle', message: '未启用' })}
            </StatusMark>
          </li>
        ))}
      </ul>
    </section>
  );
}
