import { layoutSettingsAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { SideMenu } from '../menu/side/side-menu.tsx';
import { Brand } from './brand.tsx';
import { isSiderCollapsedAtom } from './collapse-atom.ts';
import styles from './frame.module.css';

interface SiderProps {
  /** Whether the header is above it and shows the logo and name. */
  readonly isUnderHeader: boolean;
}

/** The side panel of wide windows. */
export function Sider({ isUnderHeader }: SiderProps) {
  const { siderTheme, isSiderFixed } = useAtomValue(layoutSettingsAtom);
  const isCollapsed = useAtomValue(isSiderCollapsedAtom);
  return (
    <div
      className={`${styles.sider} print-hidden`}
      data-paint={siderTheme}
      data-fixed={isSiderFixed}
      data-collapsed={isCollapsed}
      data-under={isUnderHeader}
    >
      {isUnderHeader ? null : <Brand />}
      <SideMenu isCollapsed={isCollapsed} />
    </div>
  );
}
