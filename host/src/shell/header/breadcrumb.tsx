import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { matchRoute } from '../../navigation/known-route.ts';
import { usePlace } from '../../navigation/use-place.ts';
import { useTitles } from '../../navigation/use-titles.ts';
import { wholeMenuAtom } from '../menu/menu-atoms.ts';
import { menuTrail } from '../menu/menu-trail.ts';
import { knownRoutesAtom } from '../pane/known-routes-atom.ts';
import styles from './header.module.css';

/** Where the page stands in the menu. */
export function Breadcrumb() {
  const { t } = useLingui();
  const titleOf = useTitles();
  const { pathname } = usePlace().location;
  const trail = menuTrail(useAtomValue(wholeMenuAtom), pathname);
  const route = matchRoute(useAtomValue(knownRoutesAtom), pathname)?.route;
  const groups = trail.filter(({ path }) => path !== pathname).map(({ title }) => titleOf(title));
  const own = trail.find(({ path }) => path === pathname)?.title ?? route?.title;
  const steps = own ? [...groups, titleOf(own)] : groups;
  return (
    <nav
      className={styles.breadcrumb}
      aria-label={t({ id: 'host.component.breadcrumb.label', message: '当前位置' })}
    >
      <ol>
        {steps.map((step, index) => (
          <li key={step} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}
