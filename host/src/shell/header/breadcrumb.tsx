import { layoutSettingsAtom } from '@atrium/runtime';
import { Link } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { MenuIcon } from '../menu/entry/menu-icon.tsx';
import styles from './breadcrumb.module.css';
import { type Step, useBreadcrumb } from './use-breadcrumb.ts';

/**
 * The path of the page in the menu. Steps that do not fit are hidden from the start, but screen readers still read
 * them.
 */
export function Breadcrumb() {
  const { t } = useLingui();
  const steps = useBreadcrumb();
  const nav = useRef<HTMLElement>(null);
  const { showsBreadcrumbIcons } = useAtomValue(layoutSettingsAtom);
  const isFolded = useIsOverflowing(
    nav,
    [showsBreadcrumbIcons, ...steps.map(({ title }) => title)].join('\n'),
  );
  return (
    <nav
      ref={nav}
      className={styles.breadcrumb}
      aria-label={t({ id: 'host.component.breadcrumb.label', message: 'Breadcrumb' })}
    >
      <ol data-folded={isFolded && steps.length > 1}>
        {steps.map((step, index) => (
          <li key={step.title} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            <StepLabel step={step} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepLabel({ step: { title, icon, to } }: { readonly step: Step }) {
  const { showsBreadcrumbIcons } = useAtomValue(layoutSettingsAtom);
  const labels = (
    <>
      {showsBreadcrumbIcons ? <MenuIcon name={icon} /> : null}
      {title}
    </>
  );
  return to === undefined ? labels : <Link to={to}>{labels}</Link>;
}

/**
 * Returns whether a line of text does not fit into the element around it. `labels` identifies the text. The required
 * width is measured while the whole text is shown, and stored while the text is folded.
 */
function useIsOverflowing(container: RefObject<HTMLElement | null>, labels: string): boolean {
  const [overflowingLabels, setOverflowingLabels] = useState<string>();
  useLayoutEffect(() => {
    const element = container.current;
    const line = element?.firstElementChild;
    if (!element || !line) return;
    let requiredWidth = 0;
    const observer = new ResizeObserver(() => {
      if (line.scrollWidth > element.clientWidth) requiredWidth = Math.max(requiredWidth, line.scrollWidth);
      setOverflowingLabels(requiredWidth > element.clientWidth ? labels : undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, labels]);
  return overflowingLabels === labels;
}
