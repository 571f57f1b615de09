import { layoutSettingsAtom, themeAtom, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { OptionGroup } from '../option-group/option-group.tsx';
import { SwitchRow } from '../switch-row/switch-row.tsx';
import { PrimaryColorField } from './primary-color-field.tsx';

const matchReducedMotion = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Returns whether the system requests reduced motion. Users cannot turn motion on again in the console. */
function useIsReducedBySystem(): boolean {
  return useSyncExternalStore(subscribe, () => matchReducedMotion().matches);
}

function subscribe(listener: () => void): () => void {
  const media = matchReducedMotion();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The appearance settings that every user has: theme, color, density and motion. A change applies immediately. */
export function AppearanceFields() {
  const { t } = useLingui();
  const theme = useAppAtomValue(themeAtom);
  const chooseTheme = useSetAppAtom(themeAtom);
  const { density, isMotionReduced } = useAppAtomValue(layoutSettingsAtom);
  const updateSettings = useSetAppAtom(layoutSettingsAtom);
  const isReducedBySystem = useIsReducedBySystem();
  return (
    <>
      <OptionGroup
        label={t({ id: 'host.component.appearance.theme', message: 'Theme' })}
        value={theme}
        options={[
          { value: 'light', name: t({ id: 'host.component.theme-switch.light', message: 'Light' }) },
          { value: 'dark', name: t({ id: 'host.component.theme-switch.dark', message: 'Dark' }) },
          {
            value: 'system',
            name: t({ id: 'host.component.theme-switch.system', message: 'System' }),
          },
        ]}
        onChoose={chooseTheme}
      />
      <PrimaryColorField />
      <OptionGroup
        label={t({ id: 'host.component.appearance.density', message: 'Density' })}
        value={density}
        options={[
          {
            value: 'default',
            name: t({ id: 'host.component.appearance.density-default', message: 'Standard' }),
          },
          {
            value: 'compact',
            name: t({ id: 'host.component.appearance.density-compact', message: 'Compact' }),
          },
        ]}
        onChoose={(chosen) => updateSettings({ density: chosen })}
      />
      <SwitchRow
        label={t({ id: 'host.component.layout-settings.motion', message: 'Reduced motion' })}
        isOn={isMotionReduced || isReducedBySystem}
        disabledReason={
          isReducedBySystem
            ? t({ id: 'host.component.appearance.motion-by-system', message: 'Set by your system' })
            : undefined
        }
        onChange={(isReduced) => updateSettings({ isMotionReduced: isReduced })}
      />
    </>
  );
}
