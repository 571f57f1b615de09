import { type ApiKey, keyCalls } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { RecordTable } from '@atrium/ui/data';
import { IconPlus, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LoadedSection } from '../loaded-section.tsx';
import { CreateKey } from './create-key.tsx';
import styles from './keys.module.css';
import { RevokeKey } from './revoke-key.tsx';
import { RotateKey } from './rotate-key.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useKeyColumns } from './use-key-columns.tsx';

/** The open dialog. The one with a new secret stays open until the user closes it. */
type OpenDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'rotate' | 'revoke'; readonly key: ApiKey }
  | { readonly kind: 'secret'; readonly secret: string };

interface KeysProps {
  /** The app of the keys. Undefined for account keys. */
  readonly appId?: string;
  /** The heading of the section, unless `hidesTitle` is set, and the accessible name of the section and its table. */
  readonly title: string;
  /** Whether to leave out the heading, because the heading of the page is the same. */
  readonly hidesTitle?: boolean;
  /** What programs can do with a key. */
  readonly hint: string;
  /** What the user can do while there is no key. */
  readonly emptyHint: string;
}

/** The API keys of an app or of the user's account. */
export function Keys({ appId, title, hidesTitle = false, hint, emptyHint }: KeysProps) {
  const { t } = useLingui();
  const body = appId === undefined ? {} : { appId };
  const keys = useCall(keyCalls.list, body, { showsPrevious: true });
  const [dialog, setDialog] = useState<OpenDialog>();
  const columns = useKeyColumns({
    onRotate: (key) => setDialog({ kind: 'rotate', key }),
    onRevoke: (key) => setDialog({ kind: 'revoke', key }),
  });
  const close = () => setDialog(undefined);
  const showSecret = (secret: string) => {
    setDialog({ kind: 'secret', secret });
    void keys.reload();
  };
  // The empty state has its own button. While the list loads, no button is shown, because it could move afterwards.
  const hasKeys = keys.data !== undefined && keys.data.list.length > 0;
  const create = (
    <Button type="primary" icon={<IconPlus />} onClick={() => setDialog({ kind: 'create' })}>
      {t({ id: 'assets.page.api.create', message: 'Create key' })}
    </Button>
  );
  const table = (rows: readonly ApiKey[] | undefined) => (
    <RecordTable
      label={title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isBusy={keys.isLoading}
    />
  );
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <div>
          {hidesTitle ? null : <h2 className={styles.title}>{title}</h2>}
          <p className={styles.hint}>{hint}</p>
        </div>
        {hasKeys ? <div className={styles.action}>{create}</div> : null}
      </div>
      <LoadedSection loaded={keys} skeleton={table(undefined)}>
        {({ list }) =>
          list.length === 0 ? (
            <StateView
              kind="empty"
              place="part"
              title={t({ id: 'assets.page.api.no-keys', message: 'No API keys yet' })}
              description={emptyHint}
              action={create}
            />
          ) : (
            table(list)
          )
        }
      </LoadedSection>
      {dialog?.kind === 'create' ? <CreateKey appId={appId} onClose={close} onCreated={showSecret} /> : null}
      {dialog?.kind === 'rotate' ? (
        <RotateKey apiKey={dialog.key} onClose={close} onRotated={showSecret} />
      ) : null}
      {dialog?.kind === 'revoke' ? (
        <RevokeKey apiKey={dialog.key} onClose={close} onRevoked={keys.reload} />
      ) : null}
      {dialog?.kind === 'secret' ? <SecretDialog secret={dialog.secret} onClose={close} /> : null}
    </section>
  );
}
