import type { UserRow } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { copyText, usePane } from '@atrium/runtime';
import { Button, Field, FormAlert, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { MailLink } from './mail-link.tsx';
import type { ResetLink } from './to-reset-link.ts';
import { useResetLink } from './use-reset-link.ts';
import styles from './users.module.css';

interface ResetLinkViewProps {
  readonly user: UserRow;
  /** The link of a new user, who has no password yet. Undefined for a user who needs a reset link. */
  readonly invitation?: ResetLink;
  /** Called after a link is mailed, because the mailed link replaces the shown one. */
  readonly onSent: () => void;
}

/** Issues a link and shows it for copying, or mails it. The link is shown only once. */
export function ResetLinkView({ user, invitation, onSent }: ResetLinkViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { toasts } = usePane();
  const { link, errorMessage, isIssuing, issue } = useResetLink(user.id, invitation);
  if (!link) {
    return (
      <>
        <p className={styles.user}>
          {user.name} <span>{user.mail}</span>
        </p>
        <FormAlert>{errorMessage}</FormAlert>
        <p>
          {t({
            id: 'management.page.users.reset-description',
            message:
              'Creates a one-time link for the user to set a new password. Earlier links stop working.',
          })}
        </p>
        <div className={styles.actions}>
          <MailLink user={user} kind="reset" onSent={onSent} />
          <Button type="primary" loading={isIssuing} onClick={() => void issue()}>
            {t({ id: 'management.page.users.issue', message: 'Create link' })}
          </Button>
        </div>
      </>
    );
  }
  const until = format.dateTime(link.expiresAt);
  const copy = async () => {
    if (await copyText(link.address)) {
      toasts.success(t({ id: 'management.page.users.copied', message: 'Link copied' }));
    } else {
      toasts.warning(
        t({
          id: 'management.page.users.not-copied',
          message: 'Failed to copy. Select the link and copy it manually.',
        }),
      );
    }
  };
  const { name } = user;
  const field = (
    <Field
      label={
        invitation
          ? t({ id: 'management.page.users.invitation', message: 'Invitation link' })
          : t({ id: 'management.page.users.link', message: 'Reset link' })
      }
      hint={t({
        id: 'management.page.users.link-hint',
        message: `Valid until ${until}. You cannot view this link again after you close this window.`,
      })}
    >
      {(control) => (
        <span className={styles.link}>
          <Input {...control} readOnly value={link.address} onFocus={(event) => event.target.select()} />
          <Button type="primary" onClick={() => void copy()}>
            {t({ id: 'management.page.users.copy', message: 'Copy' })}
          </Button>
        </span>
      )}
    </Field>
  );
  if (!invitation) return field;
  return (
    <>
      <p>
        {t({
          id: 'management.page.users.send-invitation',
          message: `Send this link to ${name}, who can use it to set a password.`,
        })}
      </p>
      {field}
      <MailLink user={user} kind="invitation" onSent={onSent} />
    </>
  );
}
