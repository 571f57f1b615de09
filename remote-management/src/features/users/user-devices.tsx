import { signOutUserCall, type UserRow, userDevicesCall } from '@atrium/contract';
import { describeDevice } from '@atrium/contract/text';
import { useFormat } from '@atrium/i18n';
import { request, useCall, usePane } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { DetailLine } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { LoadedSection } from '../../drawer/loaded-section.tsx';
import { useAction } from '../../drawer/use-action.ts';
import styles from './users.module.css';

/** The devices on which a user is signed in, and a button that signs the user out on all of them. */
export function UserDevices({ user }: { readonly user: UserRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const { toasts } = usePane();
  const { isRunning, error, run } = useAction();
  const devices = useCall(userDevicesCall, { id: user.id });
  const titleId = useId();
  const { name } = user;
  const signOut = async () => {
    const done = await run(() => request(signOutUserCall, { id: user.id }, { isSilent: true }));
    if (!done) return;
    toasts.success(
      t({ id: 'management.page.users.was-signed-out', message: `${name} signed out on all devices` }),
    );
    void devices.reload();
  };
  const describeUse = (lastUsedAt: string) => {
    const ago = format.relative(lastUsedAt);
    return t({ id: 'management.page.users.device-used', message: `Last active ${ago}` });
  };
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.sectionTitle}>
        {t({ id: 'management.page.users.devices', message: 'Signed-in devices' })}
      </h3>
      <FormAlert>{error?.msg}</FormAlert>
      <LoadedSection
        loaded={devices}
        failureTitle={t({ id: 'management.page.users.devices-failed', message: 'Failed to load devices' })}
      >
        {({ list }) =>
          list.length === 0 ? (
            <p>{t({ id: 'management.page.users.no-devices', message: 'This user is not signed in.' })}</p>
          ) : (
            <>
              <ul className={styles.devices}>
                {list.map(({ id, device, address, lastUsedAt }) => (
                  <li key={id}>
                    <bdi translate="no" title={device}>
                      {describeDevice(device)}
                    </bdi>
                    <div className={styles.deviceUse}>
                      <DetailLine>
                        <bdi>{address}</bdi>
                        <time dateTime={lastUsedAt} title={format.dateTime(lastUsedAt)}>
                          {describeUse(lastUsedAt)}
                        </time>
                      </DetailLine>
                    </div>
                  </li>
                ))}
              </ul>
              <Button status="danger" loading={isRunning} onClick={() => void signOut()}>
                {t({ id: 'management.page.users.sign-out', message: 'Sign out on all devices' })}
              </Button>
            </>
          )
        }
      </LoadedSection>
    </section>
  );
}
