import { LIMITS } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from './groups.module.css';

interface MemberPagerProps {
  /** From 1. */
  readonly page: number;
  readonly total: number;
  onTurn(page: number): void;
}

/** Turns the pages of members, if there are several. */
export function MemberPager({ page, total, onTurn }: MemberPagerProps) {
  const { t } = useLingui();
  const pages = Math.ceil(total / LIMITS.pageSize);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t({ id: 'management.page.groups.pages', message: 'Pages' })}>
      <span aria-live="polite">
        {t({ id: 'management.page.groups.page-of', message: `Page ${page} of ${pages}` })}
      </span>
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t({ id: 'management.page.groups.previous', message: 'Previous' })}
      </Button>
      <Button disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {t({ id: 'management.page.groups.next', message: 'Next' })}
      </Button>
    </nav>
  );
}
