import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findLinkTarget } from './find-link-target.ts';
import styles from './safe-link.module.css';

interface SafeLinkProps {
  /** A path of the console, or an address by https, http, mailto or tel. Anything else renders as plain text. */
  readonly to: string;
  readonly children: ReactNode;
  /** A disabled link stays visible and in the tab order, is marked as disabled, and ignores clicks. */
  readonly isDisabled?: boolean;
}

/**
 * The link of all pages: uses the router inside the console, a new window for other sites, and never a scheme that runs
 * code.
 */
export function SafeLink({ to, children, isDisabled = false }: SafeLinkProps) {
  const target = findLinkTarget(to);
  const linkProps = isDisabled
    ? { 'aria-disabled': true, className: styles.disabled, onClick: ignore, onAuxClick: ignore }
    : { className: styles.link };
  switch (target.kind) {
    case 'none':
      return <span>{children}</span>;
    case 'inside':
      return (
        <Link {...linkProps} to={target.to}>
          {children}
        </Link>
      );
    case 'outside':
      return (
        <a {...linkProps} href={target.href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      );
  }
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}
