import { request } from '@atrium/runtime';
import { Spin } from '@atrium/ui/base';
import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { LoadFailure } from '../panel/load-failure.tsx';
import { useAnswer } from '../panel/use-answer.ts';
import type { ItemRow } from './item-desk.ts';
import { useItemDesk } from './item-desk-context.ts';
import styles from './items.module.css';

/** The apps that are made of an item, those at work first. */
export function ItemApps({ item }: { readonly item: ItemRow }) {
  const { t } = useLingui();
  const { calls } = useItemDesk();
  const ask = useCallback(
    (signal: AbortSignal) => request(calls.dependants, { ids: [item.id] }, { signal }),
    [calls, item.id],
  );
  const { data, hasFailed, retry } = useAnswer(ask);
  const apps = data?.list;
  return (
    <section className={styles.apps}>
      <h3>{t({ id: 'management.component.items.apps', message: 'Apps' })}</h3>
      {hasFailed ? (
        <LoadFailure
          title={t({
            id: 'management.component.items.apps-failed',
            message: 'The apps made of it could not be read',
          })}
          onRetry={retry}
        />
      ) : apps === undefined ? (
        <Spin />
      ) : null}
      {apps?.length === 0 ? (
        <p className={styles.quiet}>
          {t({ id: 'management.component.items.no-apps', message: 'No app is made of it yet.' })}
        </p>
      ) : null}
      <ul>
        {apps?.map(({ id, name, ownerName, isBlocking }) => (
          <li key={id}>
            {name} · {ownerName}{' '}
            <StatusMark tone={isBlocking ? 'success' : 'quiet'}>
              {isBlocking
                ? t({ id: 'management.component.items.app-active', message: 'active' })
                : t({ id: 'management.component.items.app-idle', message: 'not active' })}
            </StatusMark>
          </li>
        ))}
      </ul>
    </section>
  );
}
