import { layoutSettingsAtom, themeAtom, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { OptionGroup } from '../option-group/option-group.tsx';
import { SwitchRow } from '../switch-row/switch-row.tsx';
import { PrimaryColorField } from './primary-color-field.tsx';
import { useSystemReducesMotion } from './use-system-reduces-motion.ts';

/** What everybody may choose: light or dark, colour, density, motion. Each choice holds at once. */
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
        label={t({ id: 'host.component.appearance.theme', message: '明暗' })}
        value={theme}
        options={[
          { value: 'light', name: t({ id: 'host.component.theme-switch.light', message: '浅色' }) },
          { value: 'dark', name: t({ id: 'host.component.theme-switch.dark', message: '深色' }) },
          { value: 'system', name: t({ id: 'host.component.theme-switch.system', message: '跟随系统' }) },
        ]}
        onChoose={chooseTheme}
      />
      <PrimaryColorField />
      <OptionGroup
        label={t({ id: 'host.component.appearance.density', message: '密度' })}
        value={density}
        options={[
          { value: 'default', name: t({ id: 'host.component.appearance.density-default', message: '标准' }) },
          { value: 'compact', name: t({ id: 'host.component.appearance.density-compact', message: '紧凑' }) },
        ]}
        onChoose={(chosen) => change({ density: chosen })}
      />
      <SwitchRow
        label={t({ id: 'host.component.layout-settings.motion', message: '减少动态效果' })}
        isOn={isMotionReduced || isReducedBySystem}
        idleReason={
          isReducedBySystem
            ? t({ id: 'host.component.appearance.motion-by-system', message: '系统已要求减少' })
            : undefined
        }
        onChange={(isReduced) => change({ isMotionReduced: isReduced })}
      />
    </>
  );
}
