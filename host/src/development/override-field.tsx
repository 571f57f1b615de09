import { Button, Field, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { isAllowedOverride, readOverrides, writeOverride } from '../remotes/index.ts';
import styles from './development.module.css';

interface Props {
  readonly remote: string;
  readonly reload: () => void;
}

/** Sets the pointer address of a local remote that replaces the deployed one. */
export function OverrideField({ remote, reload }: Props) {
  const { t } = useLingui();
  const [address, setAddress] = useState(() => readOverrides()[remote] ?? '');
  const [isRejected, setIsRejected] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsRejected(!isAllowedOverride(address));
    if (!isAllowedOverride(address)) return;
    writeOverride(remote, address);
    reload();
  };
  const rejection = t({
    id: 'host.component.development.address-refused',
    message: 'Use an address on this machine, such as http://127.0.0.1:4013/remote.json',
  });
  return (
    <form className={styles.override} onSubmit={submit} noValidate>
      <Field
        label={t({ id: 'host.component.development.address', message: 'Local address' })}
        error={isRejected ? rejection : undefined}
      >
        {(control) => (
          <Input {...control} type="url" value={address} onChange={setAddress} spellCheck={false} />
        )}
      </Field>
      <Button size="mini" htmlType="submit">
        {t({ id: 'host.component.development.override', message: 'Override' })}
      </Button>
    </form>
  );
}
