import { deploymentAtom, layoutSettingsAtom, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { AppearanceFields } from '../../components/appearance/appearance-fields.tsx';
import { SwitchRow } from '../../components/switch-row/switch-row.tsx';
import styles from './appearance-section.module.css';

/** The settings of the appearance and of the sign-out. This browser stores them for this user. */
export function AppearanceSection() {
  const { t } = useLingui();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {t({ id: 'host.page.user-setting.appearance', message: 'Appearance' })}
        </h2>
        <p className={styles.description}>
          {t({
            id: 'host.page.user-setting.appearance-description',
            message: 'Saved in this browser and applied immediately.',
          })}
        </p>
      </div>
      <AppearanceFields />
      <SignOutConfirmation />
    </section>
  );
}

/** The setting whether signing out requires confirmation, if the deployment lets users choose. */
function SignOutConfirmation() {
  const { t } = useLingui();
  const isOffered = useAppAtomValue(deploymentAtom).features.confirmSignOut;
  const { confirmsSignOut } = useAppAtomValue(layoutSettingsAtom);
  const updateSettings = useSetAppAtom(layoutSettingsAtom);
  return isOffered ? (
    <SwitchRow
      label={t({
        id: 'host.component.layout-settings.confirm-sign-out',
        message: 'Confirm before signing out',
      })}
      isOn={confirmsSignOut}
      onChange={(isOn) => updateSettings({ confirmsSignOut: isOn })}
    />
  ) : null;
}
