import { useLingui } from '@lingui/react/macro';
import styles from './frame.module.css';

interface SkipLinkProps {
  /** Moves the focus to the page's content. */
  readonly skip: () => void;
}

/** The first element in the tab order. It skips the menu and header and leads to the page. */
export function SkipLink({ skip }: SkipLinkProps) {
  const { t } = useLingui();
  return (
    <button type="button" className={styles.skip} onClick={skip}>
      {t({ id: 'host.component.skip-link.text', message: 'Skip to main content' })}
    </button>
  );
}
