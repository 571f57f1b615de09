import type { AppKind } from '@atrium/contract';
import { IconExperiment, IconFontColors, IconScan } from '@atrium/ui/shell';
import styles from './kind-icon.module.css';

/** The same icons as in the menu and on the tabs. */
const ICONS = { algorithm: IconExperiment, recognition: IconScan, nlp: IconFontColors } as const;

/** The icon of a kind of app, in the color of the kind in charts. It is decorative: the kind's name is beside it. */
export function KindIcon({ kind }: { readonly kind: AppKind }) {
  const Icon = ICONS[kind];
  return (
    <span className={styles.tile} data-kind={kind} aria-hidden="true">
      <Icon />
    </span>
  );
}
