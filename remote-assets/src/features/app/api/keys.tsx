import { type ApiKey, keyCalls } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { RecordTable } from '@atrium/ui/data';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { LoadedSection } from '../../../loaded-section.tsx';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import apiStyles from './api.module.css';
import { CreateKey } from './create-key.tsx';
import { RevokeKey } from './revoke-key.tsx';
import { RotateKey } from './rotate-key.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useKeyColumns } from './use-key-columns.tsx';

/** The open dialog. The one with a new secret stays open until the user closes it. */
type Action =
  | { readonly kind: 'create' }
  | { readonly kind: 'rotate' | 'revoke'; readonly key: ApiKey }
  | { readonly kind: 'secret'; readonly secret: string };

/** The API keys of the open app. */
export function Keys() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const titleId = useId();
  const keys = useCall(keyCalls.list, { appId: app.id }, { showsPrevious: true });
  const [action, setAction] = useState<Action>();
  const columns = useKeyColumns({
    onRotate: (key) => setAction({ kind: 'rotate', key }),
    onRevoke: (key) => setAction({ kind: 'revoke', key }),
  });
  const close = () => setAction(undefined);
  const showSecret = (secret: string) => {
    setAction({ kind: 'secret', secret });
    void keys.reload();
  };
  const create = (
    <Button type="primary" onClick={() => setAction({ kind: 'create' })}>
      {t({ id: 'assets.page.api.create', message: 'Create key' })}
    </Button>
  );
  const table = (rows: readonly ApiKey[] | undefined) => (
    <RecordTable
      label={t({ id: 'assets.page.api.keys', message: 'API keys' })}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isBusy={keys.isLoading}
    />
  );
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={apiStyles.head}>
        <div>
          <h2 id={titleId} className={styles.part}>
            {t({ id: 'assets.page.api.keys', message: 'API keys' })}
          </h2>
          <p className={styles.hint}>
            {t({
              id: 'assets.page.api.keys-hint',
              message: 'Programs send a key with each request. Anyone who has the key can run this app.',
            })}
          </p>
        </div>
        {create}
      </div>
      <LoadedSection loaded={keys} skeleton={table(undefined)}>
        {({ list }) =>
          list.length === 0 ? (
            <StateView
              kind="empty"
              place="part"
              title={t({ id: 'assets.page.api.no-keys', message: 'No API keys yet' })}
              description={t({
                id: 'assets.page.api.no-keys-line',
                message: 'Create a key to call this app from a program.',
              })}
            />
          ) : (
            table(list)
          )
        }
      </LoadedSection>
      {action?.kind === 'create' ? <CreateKey onClose={close} onCreated={showSecret} /> : null}
      {action?.kind === 'rotate' ? (
        <RotateKey apiKey={action.key} onClose={close} onRotated={showSecret} />
      ) : null}
      {action?.kind === 'revoke' ? (
        <RevokeKey apiKey={action.key} onClose={close} onRevoked={keys.reload} />
      ) : null}
      {action?.kind === 'secret' ? <SecretDialog secret={action.secret} onClose={close} /> : null}
    </section>
  );
}
