import { useFormat } from '@atrium/i18n';
import { notify } from '@atrium/runtime';
import { Button, Field, TextArea } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { layoutAtom } from './layout-atoms.ts';
import styles from './layout-drawer.module.css';
import { parseLayout } from './layout-text.ts';

/** Imports copied settings. If the text has no settings, or a value is invalid, shows an error and changes nothing. */
export function ImportForm({ close }: { readonly close: () => void }) {
  const { t } = useLingui();
  const [layout, setLayout] = useAtom(layoutAtom);
  const format = useFormat();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function importSettings(event: FormEvent): void {
    event.preventDefault();
    const reading = parseLayout(text, layout);
    if (reading.kind === 'read') {
      setLayout(reading.layout);
      notify.success(
        t({ id: 'host.component.layout-settings.imported', message: 'Layout settings imported' }),
      );
      close();
    } else {
      const names = reading.kind === 'rejected' ? format.list(reading.keys) : '';
      setError(
        names
          ? t({
              id: 'host.component.layout-settings.refused',
              message: `Invalid values for these settings: ${names}`,
            })
          : t({
              id: 'host.component.layout-settings.unreadable',
              message: 'Invalid layout settings. Paste the copied text again.',
            }),
      );
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={importSettings}>
      <Field
        label={t({ id: 'host.component.layout-settings.import-text', message: 'Paste copied settings' })}
        error={error}
      >
        {(control) => <TextArea {...control} minRows={4} value={text} onChange={setText} />}
      </Field>
      <div className={styles.actions}>
        <Button onClick={close}>
          {t({ id: 'host.component.layout-settings.cancel', message: 'Cancel' })}
        </Button>
        <Button type="primary" htmlType="submit">
          {t({ id: 'host.component.layout-settings.import-submit', message: 'Apply' })}
        </Button>
      </div>
    </form>
  );
}
