import { useLingui } from '@lingui/react/macro';
import styles from './frame.module.css';

interface SkipLinkProps {
  /** Puts the focus on the page's content. */
  readonly skip: () => void;
}

/** The first stop of the keyboard: past menu and header, to the page. */
export function SkipLink({ skip }: SkipLinkProps) {
  const { t } = useLingui();
  return (
    <button type="button" className={styles.skip} onClick={skip}>
      {t({ id: 'host.component.skip-link.text', message: 'Skip to main content' })}
    </button>
  );
}
