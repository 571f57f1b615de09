import { usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { CopyButton } from '@atrium/task-views';
import { Field, Input } from '@atrium/ui/base';
import { SideDrawer } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from './provisioning.module.css';
import { hideSecretAtom, newSecretAtom } from './token-atoms.ts';

/** Shows the values that an admin enters in the directory: the address of the API and the secret of a new token. */
export function SecretDrawer() {
  const { t } = useLingui();
  const secret = usePaneAtomValue(newSecretAtom);
  const close = useSetPaneAtom(hideSecretAtom);
  const address = new URL('/scim/v2', location.origin).href;
  return (
    <SideDrawer
      isOpen={secret !== undefined}
      title={t({ id: 'management.page.provisioning.added', message: 'Token added' })}
      closeLabel={t({ id: 'management.component.panel.close', message: 'Close' })}
      onClose={close}
    >
      <p>
        {t({
          id: 'management.page.provisioning.enter',
          message: 'Enter these values in the settings of your identity provider.',
        })}
      </p>
      <CopyField
        label={t({ id: 'management.page.provisioning.address', message: 'SCIM address' })}
        copyLabel={t({ id: 'management.page.provisioning.copy-address', message: 'Copy address' })}
        value={address}
      />
      <CopyField
        label={t({ id: 'management.page.provisioning.secret', message: 'Token' })}
        copyLabel={t({ id: 'management.page.provisioning.copy-token', message: 'Copy token' })}
        hint={t({
          id: 'management.page.provisioning.secret-hint',
          message: 'You cannot view this token again after you close this window.',
        })}
        value={secret ?? ''}
      />
    </SideDrawer>
  );
}

interface CopyFieldProps {
  readonly label: string;
  readonly copyLabel: string;
  readonly hint?: string;
  readonly value: string;
}

/** A read-only value with a button that copies it. */
function CopyField({ label, copyLabel, hint, value }: CopyFieldProps) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <span className={styles.copyField}>
          <Input {...control} readOnly dir="ltr" value={value} onFocus={(event) => event.target.select()} />
          <CopyButton text={() => value} label={copyLabel} />
        </span>
      )}
    </Field>
  );
}
