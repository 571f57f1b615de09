import { useForm } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useRef } from 'react';
import { useDescribePasskeyFailure } from './use-describe-passkey-failure.ts';
import { type PasskeyResult, type PasskeyStart, useSuggestedPasskey } from './use-suggested-passkey.ts';
import { signWithPasskey } from './web-authn.ts';

interface PasskeyFormProps<Result> {
  readonly label: string;
  readonly isPrimary?: boolean;
  /** Requests the options for the browser from the server, after a press on the button. */
  start(): Promise<PasskeyStart>;
  /** Requests the options for the browser's suggestion of passkeys. Without it, only the button uses a passkey. */
  suggest?(): Promise<PasskeyStart>;
  /** Sends the signed credential to the server. */
  finish(result: PasskeyResult): Promise<Result>;
  onFinished(result: Result): void;
}

/**
 * A button that proves the user's identity with a passkey, which the browser can also suggest. A text above the button
 * shows why the last attempt failed.
 */
export function PasskeyForm<Result>({
  label,
  isPrimary,
  start,
  suggest,
  finish,
  onFinished,
}: PasskeyFormProps<Result>) {
  /** The passkey that the user chose from the browser's suggestion. Undefined after a press on the button. */
  const chosen = useRef<PasskeyResult>(undefined);
  const form = useForm({
    initial: {},
    async send() {
      if (chosen.current) return await finish(chosen.current);
      const { options, flow } = await start();
      return await finish({ flow, credential: await signWithPasskey(options) });
    },
    onSent: onFinished,
    onError() {
      chosen.current = undefined;
      // A press on the button, or the choice of a suggested passkey, has ended the suggestion. So a new one starts.
      suggestAgain();
    },
    describe: useDescribePasskeyFailure(),
  });
  const suggestAgain = useSuggestedPasskey(suggest, (result) => {
    chosen.current = result;
    void form.submit();
  });
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <Button
        htmlType="submit"
        size="large"
        long
        loading={form.isSending}
        {...(isPrimary ? { type: 'primary' as const } : {})}
      >
        {label}
      </Button>
    </form>
  );
}
