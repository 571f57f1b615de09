import { revokeSessionCall, type SignedInDevice, sessionsCall } from '@atrium/contract';
import { describeDevice } from '@atrium/contract/text';
import { useFormat } from '@atrium/i18n';
import { request, useCall, usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { DetailLine, Tag } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './session-list.module.css';

interface SessionRowProps {
  /** The session. Its field `device` is the user agent of the browser. */
  readonly session: SignedInDevice;
  /** Whether this is the current session. It has no button, because the user ends it by signing out. */
  readonly isCurrent: boolean;
}

export function SessionRow({ session, isCurrent }: SessionRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const pane = usePane();
  const { reload: reloadSessions } = useCall(sessionsCall, {});
  const [isBusy, setIsBusy] = useState(false);
  const ago = format.relative(session.lastUsedAt);
  const since = format.dateTime(session.createdAt);
  const deviceName = describeDevice(session.device);
  const name = deviceName || t({ id: 'host.page.account-setting.device-unknown', message: 'Unknown device' });

  async function revoke(): Promise<void> {
    setIsBusy(true);
    try {
      await request(revokeSessionCall, { id: session.id });
      pane.toasts.success(t({ id: 'host.page.account-setting.revoked', message: `${name} signed out` }));
      await reloadSessions();
    } catch {
      // A toast has already shown the error. The row stays so that the user can try again.
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <li className={styles.row}>
      <div className={styles.labels}>
        <div className={styles.device} title={session.device}>
          {deviceName ? <bdi translate="no">{deviceName}</bdi> : name}{' '}
          {isCurrent ? (
            <Tag color="green">
              {t({ id: 'host.page.account-setting.this-device', message: 'This device' })}
            </Tag>
          ) : null}
        </div>
        <p className={styles.times}>
          <DetailLine>
            <bdi>{session.address}</bdi>
            <time dateTime={session.lastUsedAt} title={format.dateTime(session.lastUsedAt)}>
              {t({
                id: 'host.page.account-setting.last-used',
                message: `Last active ${ago}`,
              })}
            </time>
            <span>{t({ id: 'host.page.account-setting.since', message: `Signed in ${since}` })}</span>
          </DetailLine>
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          size="small"
          loading={isBusy}
          aria-label={t({ id: 'host.page.account-setting.revoke-device', message: `Sign out ${name}` })}
          onClick={() => void revoke()}
        >
          {t({ id: 'host.page.account-setting.revoke', message: 'Sign out' })}
        </Button>
      )}
    </li>
  );
}
