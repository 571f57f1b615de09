import { signInAtom } from '@atrium/runtime';
import { Button, Field, FormAlert, Input } from '@atrium/ui/base';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import styles from './workbench.module.css';

/** Opens a real session on the server. */
export function SignInForm() {
  const signIn = useSetAtom(signInAtom);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [rejection, setRejection] = useState<string>();

  async function submit(): Promise<void> {
    setRejection(undefined);
    try {
      await signIn({ account, password, remember: true });
    } catch (error) {
      setRejection(error instanceof Error ? error.message : String(error));
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
      <FormAlert>{rejection}</FormAlert>
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
