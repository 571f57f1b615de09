import { layoutSettingsAtom, themeAtom, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { OptionGroup } from '../option-group/option-group.tsx';
import { SwitchRow } from '../switch-row/switch-row.tsx';
import { PrimaryColorField } from './primary-color-field.tsx';

const query = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Returns whether the system requests reduced motion. The console cannot override that to allow more. */
function useSystemReducesMotion(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The choices of every user: light or dark, color, density and motion. Each choice takes effect immediately. */
export function AppearanceFields() {
  const { t } = useLingui();
  const theme = useAppAtomValue(themeAtom);
  const chooseTheme = useSetAppAtom(themeAtom);
  const { density, isMotionReduced } = useAppAtomValue(layoutSettingsAtom);
  const change = useSetAppAtom(layoutSettingsAtom);
  const isReducedBySystem = useSystemReducesMotion();
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
        onChoose={(chosen) => change({ density: chosen })}
      />
      <SwitchRow
        label={t({ id: 'host.component.layout-settings.motion', message: 'Reduced motion' })}
        isOn={isMotionReduced || isReducedBySystem}
        disabledReason={
          isReducedBySystem
            ? t({ id: 'host.component.appearance.motion-by-system', message: 'Set by your system' })
            : undefined
        }
        onChange={(isReduced) => change({ isMotionReduced: isReduced })}
      />
    </>
  );
}
