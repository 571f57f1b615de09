import { signInAtom } from '@atrium/runtime';
import { Button, Field, FormAlert, Input } from '@atrium/ui/base';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import styles from './workbench.module.css';

/** Signs in on the server. */
export function SignInForm() {
  const signIn = useSetAtom(signInAtom);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [errorMessage, setErrorMessage] = useState<string>();

  async function submit(): Promise<void> {
    setErrorMessage(undefined);
    try {
      await signIn({ account, password, remember: true });
    } catch (error) {
      setErrorMessage(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <form
      className={styles.form}
      lang="en"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h1>Sign in</h1>
      <FormAlert>{errorMessage}</FormAlert>
      <Field label="Username">
        {(control) => (
          <Input {...control} value={account} onChange={setAccount} autoComplete="username" required />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <Input
            {...control}
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit" long>
        Sign in
      </Button>
    </form>
  );
}
