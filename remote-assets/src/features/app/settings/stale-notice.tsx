import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import type { Settings } from './settings.ts';
import { useSettingLabels } from './use-setting-labels.ts';

interface StaleNoticeProps {
  /** The settings that other users have changed since the user's input began. */
  readonly changed: readonly (keyof Settings)[];
  /** Discards the user's own input in favor of the stored settings. */
  onLoadStored(): void;
}

/** Lists the settings that another user has changed, and offers to load them. */
export function StaleNotice({ changed, onLoadStored }: StaleNoticeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useSettingLabels();
  const names = format.list(changed.map((name) => labels[name]));
  return (
    <div className={styles.banner} role="note">
      <p>
        {t({
          id: 'assets.page.settings.overtaken',
          message: `Another user changed: ${names}. Save again to overwrite those changes, or load the latest settings.`,
        })}
      </p>
      <Button onClick={onLoadStored}>
        {t({ id: 'assets.page.settings.take', message: 'Load latest settings' })}
      </Button>
    </div>
  );
}
