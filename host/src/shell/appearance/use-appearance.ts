import '@atrium/ui/theme-choices.css';
import { type LayoutSettings, layoutSettingsAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';

/**
 * While the calling component is mounted, sets the appearance settings except the theme as `data-` attributes of the
 * root element. Style sheets read them.
 */
export function useAppearance(): void {
  const settings = useAtomValue(layoutSettingsAtom);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const attributes = toAttributes(settings);
    Object.assign(dataset, attributes);
    return () => {
      for (const name of Object.keys(attributes)) delete dataset[name];
    };
  }, [settings]);
}

function toAttributes(settings: LayoutSettings): Readonly<Record<string, string>> {
  const { primaryColor, radius, density, isGrayscale, isColorWeak, isMotionReduced } = settings;
  return {
    primary: primaryColor,
    radius,
    density,
    // If both are on, for example after an import, only the grayscale applies.
    ...(isColorWeak ? { vision: 'color-weak' } : {}),
    ...(isGrayscale ? { vision: 'grayscale' } : {}),
    ...(isMotionReduced ? { motion: 'reduced' } : {}),
  };
}
