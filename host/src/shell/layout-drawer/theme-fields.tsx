import { layoutSettingsAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { OptionGroup } from '../../components/option-group/option-group.tsx';

export function SiderThemeField() {
  const { t } = useLingui();
  const [{ siderTheme }, updateSettings] = useAtom(layoutSettingsAtom);
  return (
    <OptionGroup
      label={t({ id: 'host.component.layout-settings.sider-theme', message: 'Sidebar' })}
      value={siderTheme}
      options={[
        { value: 'dark', name: t({ id: 'host.component.layout-settings.theme-dark', message: 'Dark' }) },
        { value: 'light', name: t({ id: 'host.component.layout-settings.theme-light', message: 'Light' }) },
      ]}
      onChoose={(chosen) => updateSettings({ siderTheme: chosen })}
    />
  );
}

export function HeaderThemeField() {
  const { t } = useLingui();
  const [{ headerTheme }, updateSettings] = useAtom(layoutSettingsAtom);
  return (
    <OptionGroup
      label={t({ id: 'host.component.layout-settings.header-theme', message: 'Header' })}
      value={headerTheme}
      options={[
        { value: 'light', name: t({ id: 'host.component.layout-settings.theme-light', message: 'Light' }) },
        { value: 'dark', name: t({ id: 'host.component.layout-settings.theme-dark', message: 'Dark' }) },
        {
          value: 'primary',
          name: t({ id: 'host.component.layout-settings.theme-primary', message: 'Theme color' }),
        },
      ]}
      onChoose={(chosen) => updateSettings({ headerTheme: chosen })}
    />
  );
}

export function RadiusField() {
  const { t } = useLingui();
  const [{ radius }, updateSettings] = useAtom(layoutSettingsAtom);
  return (
    <OptionGroup
      label={t({ id: 'host.component.layout-settings.radius', message: 'Corner radius' })}
      value={radius}
      options={[
        { value: 'none', name: t({ id: 'host.component.layout-settings.radius-none', message: 'None' }) },
        { value: 'small', name: t({ id: 'host.component.layout-settings.radius-small', message: 'Small' }) },
        {
          value: 'medium',
          name: t({ id: 'host.component.layout-settings.radius-medium', message: 'Medium' }),
        },
        { value: 'large', name: t({ id: 'host.component.layout-settings.radius-large', message: 'Large' }) },
      ]}
      onChoose={(chosen) => updateSettings({ radius: chosen })}
    />
  );
}
