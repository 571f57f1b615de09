import { deploymentAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import styles from './frame.module.css';

/** Whose product this is. */
export function Footer() {
  const { t } = useLingui();
  const { name } = useAtomValue(deploymentAtom);
  const year = new Date().getFullYear();
  return (
    <footer className={styles.footer}>
      {t({ id: 'host.component.footer.copyright', message: `Copyright © ${year} ${name}` })}
    </footer>
  );
}
