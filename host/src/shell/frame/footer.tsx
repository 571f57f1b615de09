import { deploymentAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import styles from './frame.module.css';

/** The copyright notice of the product. */
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
