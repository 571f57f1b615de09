import { layoutSettingsAtom } from '@atrium/runtime';
import { Link } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { MenuIcon } from '../menu/entry/menu-icon.tsx';
import styles from './breadcrumb.module.css';
import { type Step, useBreadcrumb } from './use-breadcrumb.ts';

/**
 * The path of the page in the menu. If it does not fit, only the last step is shown. Screen readers still read the
 * other steps.
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
  const content = (
    <>
      {showsBreadcrumbIcons ? <MenuIcon name={icon} /> : null}
      {title}
    </>
  );
  return to === undefined ? content : <Link to={to}>{content}</Link>;
}

/**
 * Returns whether a line of text does not fit into the element around it. `text` identifies the line. The required
 * width is measured while the whole text is shown, and stored while the text is folded.
 */
function useIsOverflowing(container: RefObject<HTMLElement | null>, text: string): boolean {
  const [overflowingText, setOverflowingText] = useState<string>();
  useLayoutEffect(() => {
    const element = container.current;
    const line = element?.firstElementChild;
    if (!element || !line) return;
    let requiredWidth = 0;
    const observer = new ResizeObserver(() => {
      if (line.scrollWidth > element.clientWidth) requiredWidth = Math.max(requiredWidth, line.scrollWidth);
      setOverflowingText(requiredWidth > element.clientWidth ? text : undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, text]);
  return overflowingText === text;
}
