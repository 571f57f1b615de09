import { findLinkTarget } from '@atrium/ui/base';
import { Link } from '@atrium/ui/router';
import { IconLaunch } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { ReactNode, Ref } from 'react';
import styles from './entry-link.module.css';
import { preloadPathAtom } from './preload-path-atom.ts';

interface EntryLinkProps {
  /** An address of the console, an external address, or a menu label such as `#workspace`. */
  readonly path: string;
  readonly className: string | undefined;
  /** `page`: the link opens the current page. `true`: the current page belongs to the entry. */
  readonly current?: 'page' | 'true' | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/**
 * The link of a menu entry from any source. It opens a page of the console or a new window. A menu
 * label has no link.
 */
export function EntryLink({ path, className = '', current, ref, children }: EntryLinkProps) {
  const { t } = useLingui();
  const preload = useSetAtom(preloadPathAtom);
  const target = findLinkTarget(path);
  switch (target.kind) {
    case 'none':
      return <span className={className}>{children}</span>;
    case 'inside':
      return (
        <Link
          ref={ref}
          to={target.to}
          className={className}
          aria-current={current}
          onPointerEnter={() => preload(target.to)}
          onFocus={() => preload(target.to)}
        >
          {children}
        </Link>
      );
    case 'outside':
      return (
        <a ref={ref} href={target.href} className={className} target="_blank" rel="noopener noreferrer">
          {children}
          <span className={styles.outside}>
            <IconLaunch aria-hidden="true" />
            <span className={styles.label}>
              {t({ id: 'host.menu.entry.outside', message: '(opens in a new window)' })}
            </span>
          </span>
        </a>
      );
  }
}
