import { confirmationMailCall } from '@atrium/contract';
import { request, useSubmission } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDescribeFailure } from '../use-describe-failure.ts';

interface MailConfirmationProps {
  /** The account, or the email address of a registration. */
  readonly account: string;
}

/** A button that resends the confirmation link of an email address. */
export function MailConfirmation({ account }: MailConfirmationProps) {
  const { t } = useLingui();
  const describe = useDescribeFailure();
  // `true`: this view shows all errors, not only business errors.
  const { isRunning, submit } = useSubmission(true);
  const [outcome, setOutcome] = useState('');
  const send = async () => {
    setOutcome('');
    const sent = await submit(
      () => request(confirmationMailCall, { account }, { isSilent: true }),
      (error) => setOutcome(describe(error)),
    );
    if (sent) {
      setOutcome(
        t({
          id: 'host.component.mail-confirmation.sent',
          message: 'The link is on its way. It can be used once and expires in 24 hours.',
        }),
      );
    }
  };
  return (
    <>
      <Button loading={isRunning} onClick={send}>
        {t({ id: 'host.component.mail-confirmation.send', message: 'Send again' })}
      </Button>
      <p role="status">{outcome}</p>
    </>
  );
}
