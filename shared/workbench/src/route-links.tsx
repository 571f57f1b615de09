import { NavLink } from '@atrium/ui/router';
import { useLingui } from '@lingui/react';
import { descriptor } from '#descriptor';
import styles from './workbench.module.css';

/**
 * Links to the remote's routes. A route with parameters cannot be linked and is opened from its pages or the address
 * bar.
 */
export function RouteLinks() {
  const { i18n } = useLingui();
  return (
    <nav className={styles.routes} aria-label={descriptor.name}>
      {descriptor.routes.map(({ name, path, title }) =>
        path.includes(':') ? (
          <span key={name}>
            {i18n._(title)} <code dir="ltr">{path}</code>
          </span>
        ) : (
          <NavLink key={name} to={path} end>
            {i18n._(title)}
          </NavLink>
        ),
      )}
    </nav>
  );
}
