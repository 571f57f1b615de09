import { useForm } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useDescribePasskeyFailure } from './use-describe-passkey-failure.ts';
import { signWithPasskey } from './web-authn.ts';

/** What the browser sends back after a passkey has signed. */
export interface PasskeyResult {
  readonly flow: string;
  readonly credential: string;
}

interface PasskeyFormProps<Result> {
  readonly label: string;
  readonly isPrimary?: boolean;
  start(): Promise<{ readonly options: string; readonly flow: string }>;
  finish(result: PasskeyResult): Promise<Result>;
  onFinished(result: Result): void;
}

/** A button that proves the user's identity with a passkey. Above it, it shows why the last try failed. */
export function PasskeyForm<Result>({
  label,
  isPrimary,
  start,
  finish,
  onFinished,
}: PasskeyFormProps<Result>) {
  const form = useForm({
    initial: {},
    async send() {
      const { options, flow } = await start();
      return await finish({ flow, credential: await signWithPasskey(options) });
    },
    onSent: onFinished,
    describe: useDescribePasskeyFailure(),
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
