import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { AppearanceFields } from '../../pieces/appearance/appearance-fields.tsx';
import styles from './appearance-section.module.css';

/** How the console looks to this person, in this browser. */
export function AppearanceSection() {
  const { t } = useLingui();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {t({ id: 'host.page.user-setting.appearance', message: '界面' })}
        </h2>
        <p className={styles.line}>
          {t({ id: 'host.page.user-setting.appearance-line', message: '立即生效，保存在此浏览器中' })}
        </p>
      </div>
      <AppearanceFields />
    </section>
  );
}
