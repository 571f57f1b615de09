import { type ApiKey, keyCalls } from '@atrium/contract';
import { request, usePane, useSubmission } from '@atrium/runtime';
import { Field } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmationDialog } from '../confirmation-dialog.tsx';

interface RotateKeyProps {
  readonly apiKey: ApiKey;
  onClose(): void;
  onRotated(secret: string): void;
}

/** Replaces a key with a new one that has the same settings. */
export function RotateKey({ apiKey, onClose, onRotated }: RotateKeyProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { isRunning, submit } = useSubmission();
  const [hours, setHours] = useState('24');
  const { id, name } = apiKey;
  const options = [
    { value: '0', label: t({ id: 'assets.page.api.overlap-none', message: 'Stops working immediately' }) },
    { value: '1', label: t({ id: 'assets.page.api.overlap-hour', message: 'Works for 1 more hour' }) },
    { value: '24', label: t({ id: 'assets.page.api.overlap-day', message: 'Works for 24 more hours' }) },
    { value: '168', label: t({ id: 'assets.page.api.overlap-week', message: 'Works for 7 more days' }) },
  ];
  const rotate = async () => {
    const created = await submit(
      () => request(keyCalls.rotate, { id, overlapHours: Number(hours) }, { isSilent: true }),
      ({ msg }) => toasts.error(msg),
    );
    if (created) onRotated(created.secret);
  };
  return (
    <ConfirmationDialog
      isOpen
      title={t({ id: 'assets.page.api.rotate-title', message: `Rotate the key “${name}”?` })}
      confirm={t({ id: 'assets.page.api.rotate', message: 'Rotate' })}
      isBusy={isRunning}
      onClose={onClose}
      onConfirm={() => void rotate()}
    >
      <p>
        {t({
          id: 'assets.page.api.rotate-description',
          message:
            'You get a new key with the same settings. Update your programs before the old key stops working.',
        })}
      </p>
      <Field label={t({ id: 'assets.page.api.old-key', message: 'Old key' })}>
        {(control) => <Choice {...control} value={hours} options={options} onChoose={setHours} />}
      </Field>
    </ConfirmationDialog>
  );
}
