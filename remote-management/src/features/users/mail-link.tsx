import { mailLinkCall, type UserRow } from '@atrium/contract';
import { deploymentAtom, request, useAppAtomValue, usePane } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useAction } from '../../drawer/use-action.ts';

interface MailLinkProps {
  readonly user: UserRow;
  readonly kind: 'invitation' | 'reset';
  readonly onSent: () => void;
}

/** The button that mails a link to the user. Renders nothing if the server sends no mail. */
export function MailLink({ user, kind, onSent }: MailLinkProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { sendsMail } = useAppAtomValue(deploymentAtom);
  const { isRunning, error, run } = useAction();
  if (!sendsMail) return null;
  const { mail } = user;
  const send = async () => {
    const response = await run(() => request(mailLinkCall, { id: user.id, kind }, { isSilent: true }));
    if (!response) return;
    toasts.success(t({ id: 'management.page.users.mailed', message: `Email to ${mail} is on its way` }));
    onSent();
  };
  return (
    <>
      <FormAlert>{error?.msg}</FormAlert>
      <Button loading={isRunning} onClick={() => void send()}>
        {t({ id: 'management.page.users.mail-link', message: 'Email the link' })}
      </Button>
    </>
  );
}
