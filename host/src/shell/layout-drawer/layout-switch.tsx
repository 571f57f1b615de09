import { layoutSettingsAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { SwitchRow } from '../../components/switch-row/switch-row.tsx';
import { findUnmetNeed, type LayoutToggle } from './layout-rules.ts';
import { useLayoutLabels } from './use-layout-labels.ts';

/**
 * A switch of the layout settings. While it would have no effect, it is disabled and shows which setting it requires.
 */
export function LayoutSwitch({ toggle }: { readonly toggle: LayoutToggle }) {
  const { t } = useLingui();
  const labels = useLayoutLabels();
  const [settings, change] = useAtom(layoutSettingsAtom);
  const need = findUnmetNeed(settings, toggle);
  const other = need ? labels[need.toggle] : '';
  const requirement = need?.isOn
    ? t({ id: 'host.component.layout-settings.needs', message: `Requires “${other}” to be on` })
    : t({ id: 'host.component.layout-settings.needs-off', message: `Requires “${other}” to be off` });
  return (
    <SwitchRow
      label={labels[toggle]}
      isOn={settings[toggle]}
      idleReason={need ? requirement : undefined}
      onChange={(isOn) => change({ [toggle]: isOn })}
    />
  );
}
