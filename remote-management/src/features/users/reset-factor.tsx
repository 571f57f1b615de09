import { resetFactorCall, type UserRow } from '@atrium/contract';
import { request, usePane } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useAction } from '../../drawer/use-action.ts';
import styles from './users.module.css';

interface ResetFactorProps {
  readonly user: UserRow;
  readonly onDone: () => void;
}

/** Removes the authenticator app, the recovery codes and the passkeys of a user who has lost them. */
export function ResetFactor({ user, onDone }: ResetFactorProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { isRunning, error, run } = useAction();
  const { name } = user;
  const reset = async () => {
    const done = await run(() => request(resetFactorCall, { id: user.id }, { isSilent: true }));
    if (!done) return;
    toasts.success(
      t({
        id: 'management.page.users.factor-was-reset',
        message: `Two-factor authentication of ${name} reset`,
      }),
    );
    onDone();
  };
  return (
    <>
      <p className={styles.user}>
        {name} <span>{user.mail}</span>
      </p>
      <FormAlert>{error?.msg}</FormAlert>
      <p>
        {t({
          id: 'management.page.users.factor-reset-description',
          message:
            'Use this if a user has lost a passkey, or both the authenticator app and the recovery codes. The passkeys of the user are removed too. Verify that the request comes from the user. The user is signed out on all devices.',
        })}
      </p>
      <Button type="primary" status="danger" loading={isRunning} onClick={() => void reset()}>
        {t({ id: 'management.page.users.factor-reset', message: 'Reset two-factor authentication' })}
      </Button>
    </>
  );
}
