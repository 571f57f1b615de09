import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { DetailLine } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '../sessions/session-list.module.css';
import type { Passkey } from './passkey.ts';
import { RemovePasskeyForm } from './remove-passkey-form.tsx';
import { RenamePasskeyForm } from './rename-passkey-form.tsx';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  reload(): Promise<void>;
}

/** A passkey with its last use. The user can rename and remove it. */
export function PasskeyRow({ passkey, reload }: PasskeyRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [action, setAction] = useState<'rename' | 'remove'>();
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  const formProps = {
    passkey,
    async onDone() {
      await reload();
      setAction(undefined);
    },
    onCancel: () => setAction(undefined),
  };
  if (action === 'rename')
    return (
      <li className={styles.row}>
        <RenamePasskeyForm {...formProps} />
      </li>
    );
  if (action === 'remove')
    return (
      <li className={styles.row}>
        <RemovePasskeyForm {...formProps} />
      </li>
    );
  const used = lastUsedAt === null ? undefined : format.relative(lastUsedAt);
  const added = format.dateTime(createdAt);
  return (
    <li className={styles.row}>
      <div className={styles.labels}>
        <div className={styles.device}>
          <bdi>{name}</bdi>
        </div>
        <p className={styles.times}>
          <DetailLine>
            <span>
              {used === undefined
                ? t({ id: 'host.page.account-setting.passkey-unused', message: 'Not used yet' })
                : t({ id: 'host.page.account-setting.link-used', message: `Last used ${used}` })}
            </span>
            <span>{t({ id: 'host.page.account-setting.passkey-added-at', message: `Added ${added}` })}</span>
            {isSynced ? (
              <span>
                {t({ id: 'host.page.account-setting.passkey-synced', message: 'Synced across devices' })}
              </span>
            ) : null}
          </DetailLine>
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          aria-label={t({ id: 'host.page.account-setting.passkey-rename-one', message: `Rename ${name}` })}
          onClick={() => setAction('rename')}
        >
          {t({ id: 'host.page.account-setting.passkey-rename', message: 'Rename' })}
        </Button>
        <Button
          size="small"
          status="danger"
          aria-label={t({ id: 'host.page.account-setting.passkey-remove-one', message: `Remove ${name}` })}
          onClick={() => setAction('remove')}
        >
          {t({ id: 'host.page.account-setting.passkey-remove', message: 'Remove' })}
        </Button>
      </div>
    </li>
  );
}
