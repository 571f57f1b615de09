import { providerProveCall } from '@atrium/contract';
import { acceptSessionAtom, request, useForm, useSetAppAtom } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useFieldRules } from '../../components/field-rules/use-field-rules.ts';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useDescribeFailure } from '../../components/use-describe-failure.ts';
import styles from './provider-sign-in-page.module.css';

interface ProveFormProps {
  /** The name of the sign-in provider. */
  readonly name: string;
  /** The email address of the account at the provider, which a user of the console already has. */
  readonly mail: string;
  /**
   * The sealed value in the data of the error `linkRequired`, which identifies this pending sign-in. It is no claim of
   * an ID token. The call `providerProveCall` requires it.
   */
  readonly claim: string;
  onFailure(error: unknown): void;
}

/** Asks for the password of the user who has the email address, before the account of the provider is linked. */
export function ProveForm({ name, mail, claim, onFailure }: ProveFormProps) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const accept = useSetAppAtom(acceptSessionAtom);
  const form = useForm({
    initial: { password: '' },
    validate: (values) => ({ password: rules.password(values.password) }),
    send: (values) => request(providerProveCall, { claim, ...values }, { isSilent: true, isPublic: true }),
    // `false`: the session ends with the browser.
    onSent: (session) => accept(session, false),
    onError: onFailure,
    describe: useDescribeFailure(),
  });
  return (
    <form {...form.element}>
      <p className={styles.description}>
        {t({
          id: 'host.page.provider-sign-in.prove',
          message: `An account with the email address ${mail} exists. Enter its password once to sign in with ${name} from now on.`,
        })}
      </p>
      <FormAlert>{form.error}</FormAlert>
      <TextField
        fields={form}
        isLarge
        name="password"
        kind="password"
        autoComplete="current-password"
        label={t({ id: 'host.page.provider-sign-in.password', message: 'Password' })}
      />
      <Button type="primary" htmlType="submit" size="large" long loading={form.isSending}>
        {t({ id: 'host.page.provider-sign-in.link', message: 'Link and sign in' })}
      </Button>
    </form>
  );
}
