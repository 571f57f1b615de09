import { deploymentAtom, deviceAtom, resolvedThemeAtom } from '@atrium/runtime';
import { Watermark } from '@atrium/ui/base';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { shownTitleAtom } from '../../navigation/shown-title-atom.ts';
import { usePlace } from '../../navigation/use-place.ts';
import { Header } from '../header/header.tsx';
import { isSiderCollapsedAtom, toggleSiderAtom } from './collapse-atom.ts';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { MenuDrawer } from './menu-drawer.tsx';
import { Sider } from './sider.tsx';
import { SkipLink } from './skip-link.tsx';
import { useShowsFooter } from './use-shows-footer.ts';

/** What surrounds every page behind the sign-in: side menu, header, footer, watermark. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const isMobile = useAtomValue(deviceAtom) === 'mobile';
  const isCollapsed = useAtomValue(isSiderCollapsedAtom);
  const toggleSider = useSetAtom(toggleSiderAtom);
  const drawer = useDrawer();
  const { features, name } = useAtomValue(deploymentAtom);
  const theme = useAtomValue(resolvedThemeAtom);
  return (
    <div className={styles.shell}>
      <p className={styles.unseen} aria-live="polite">
        {useAtomValue(shownTitleAtom)}
      </p>
      <SkipLink skip={() => main.current?.focus()} />
      {isMobile ? <MenuDrawer isOpen={drawer.isOpen} close={drawer.toggle} /> : <Sider />}
      <div className={styles.column}>
        <Header
          isMenuOpen={isMobile ? drawer.isOpen : !isCollapsed}
          toggleMenu={isMobile ? drawer.toggle : toggleSider}
        />
        <main ref={main} className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {useShowsFooter() ? <Footer /> : null}
      </div>
      {features.watermark ? <Watermark text={name} theme={theme} /> : null}
    </div>
  );
}

/** Open until toggled again, or until the browser goes to another page. */
function useDrawer(): { readonly isOpen: boolean; readonly toggle: () => void } {
  const { visit } = usePlace();
  const [openOn, setOpenOn] = useState<number>();
  const isOpen = openOn === visit;
  return { isOpen, toggle: () => setOpenOn(isOpen ? undefined : visit) };
}
