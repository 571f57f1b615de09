import { confirmMailChangeCall, ROUTES } from '@atrium/contract';
import { request, saveUserInfoAtom, useForm, usePane, useSetAppAtom } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useNavigate } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import styles from '../../../components/second-step/second-step.module.css';
import { useDescribeFailure } from '../../../components/use-describe-failure.ts';

interface ConfirmMailChangeProps {
  /** The token of the mailed link. */
  readonly token: string;
  /** Called when the user has confirmed or canceled the change. */
  onLeave(): void;
}

/** Confirms a new email address, after the user has opened the mailed link. */
export function ConfirmMailChange({ token, onLeave }: ConfirmMailChangeProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const navigate = useNavigate();
  const saveUserInfo = useSetAppAtom(saveUserInfoAtom);
  const leave = () => {
    navigate(ROUTES.accountSetting, { replace: true });
    onLeave();
  };
  const form = useForm({
    initial: {},
    send: () => request(confirmMailChangeCall, { token }, { isSilent: true }),
    onSent(info) {
      saveUserInfo(info);
      toasts.success(t({ id: 'host.page.account-setting.mail-changed', message: 'Email address changed' }));
      leave();
    },
    describe: useDescribeFailure(),
  });
  return (
    <form {...form.element}>
      <p className={styles.description}>
        {t({
          id: 'host.page.account-setting.mail-confirm-description',
          message: 'The address that received the link becomes the email address of your account.',
        })}
      </p>
      <FormAlert>{form.error}</FormAlert>
      <div className={styles.actions}>
        <Button onClick={leave}>
          {t({ id: 'host.page.account-setting.factor-cancel', message: 'Cancel' })}
        </Button>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          {t({ id: 'host.page.account-setting.mail-confirm', message: 'Confirm new email address' })}
        </Button>
      </div>
    </form>
  );
}
