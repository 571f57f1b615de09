import { personalDataCall } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { saveFile } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '../../../components/second-step/second-step.module.css';

interface PersonalDataSectionProps {
  readonly className: string | undefined;
}

/** Downloads the data that the server stores about the user. */
export function PersonalDataSection({ className }: PersonalDataSectionProps) {
  const { t } = useLingui();
  const [isBusy, setIsBusy] = useState(false);

  async function download(): Promise<void> {
    setIsBusy(true);
    // A failed request shows a toast itself.
    const file = await request(personalDataCall, {}).catch(() => undefined);
    if (file) saveFile(file, 'atrium-personal-data.json');
    setIsBusy(false);
  }

  return (
    <section className={className} aria-labelledby="account-data">
      <h2 id="account-data">{t({ id: 'host.page.account-setting.data-title', message: 'Personal data' })}</h2>
      <p className={styles.description}>
        {t({
          id: 'host.page.account-setting.data-description',
          message:
            'Download a JSON file of your profile, devices, sign-in methods, apps, API keys, runs and audit events. It does not contain secrets, or the inputs and outputs of runs.',
        })}
      </p>
      <Button loading={isBusy} onClick={() => void download()}>
        {t({ id: 'host.page.account-setting.data-download', message: 'Download my data' })}
      </Button>
    </section>
  );
}
