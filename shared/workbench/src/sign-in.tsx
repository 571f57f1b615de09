import { signInAtom, useSetAppAtom } from '@atrium/runtime';
import { Button, Field, FormAlert, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './workbench.module.css';

/** Signs in at the real server; the workbench has no accounts of its own. */
export function SignIn() {
  const { t } = useLingui();
  const signIn = useSetAppAtom(signInAtom);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const submit = async (): Promise<void> => {
    try {
      await signIn({ account, password, remember: true });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <main className={styles.signIn}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label={t({ id: 'workbench.component.sign-in.account', message: '账号' })}>
          {(control) => <Input {...control} value={account} onChange={setAccount} autoComplete="username" />}
        </Field>
        <Field label={t({ id: 'workbench.component.sign-in.password', message: '密码' })}>
          {(control) => (
            <Input
              {...control}
              type="password"
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
            />
          )}
        </Field>
        {failure !== '' && <FormAlert>{failure}</FormAlert>}
        <Button type="primary" htmlType="submit">
          {t({ id: 'workbench.component.sign-in.submit', message: '登录' })}
        </Button>
      </form>
    </main>
  );
}
