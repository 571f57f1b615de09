import { layoutSettingsAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { OptionGroup } from '../../pieces/option-group/option-group.tsx';

export function SiderThemeField() {
  const { t } = useLingui();
  const [{ siderTheme }, change] = useAtom(layoutSettingsAtom);
  return (
    <OptionGroup
      label={t({ id: 'host.component.layout-settings.sider-theme', message: '侧边栏' })}
      value={siderTheme}
      options={[
        { value: 'dark', name: t({ id: 'host.component.layout-settings.paint-dark', message: '深色' }) },
        { value: 'light', name: t({ id: 'host.component.layout-settings.paint-light', message: '浅色' }) },
      ]}
      onChoose={(chosen) => change({ siderTheme: chosen })}
    />
  );
}

export function HeaderThemeField() {
  const { t } = useLingui();
  const [{ headerTheme }, change] = useAtom(layoutSettingsAtom);
  return (
    <OptionGroup
      label={t({ id: 'host.component.layout-settings.header-theme', message: '顶栏' })}
      value={headerTheme}
      options={[
        { value: 'light', name: t({ id: 'host.component.layout-settings.paint-light', message: '浅色' }) },
        { value: 'dark', name: t({ id: 'host.component.layout-settings.paint-dark', message: '深色' }) },
        {
          value: 'primary',
          name: t({ id: 'host.component.layout-settings.paint-primary', message: '主题色' }),
        },
      ]}
      onChoose={(chosen) => change({ headerTheme: chosen })}
    />
  );
}

export function RadiusField() {
  const { t } = useLingui();
  const [{ radius }, change] = useAtom(layoutSettingsAtom);
  return (
    <OptionGroup
      label={t({ id: 'host.component.layout-settings.radius', message: '圆角' })}
      value={radius}
      options={[
        { value: 'none', name: t({ id: 'host.component.layout-settings.radius-none', message: '无' }) },
        { value: 'small', name: t({ id: 'host.component.layout-settings.radius-small', message: '小' }) },
        { value: 'medium', name: t({ id: 'host.component.layout-settings.radius-medium', message: '中' }) },
        { value: 'large', name: t({ id: 'host.component.layout-settings.radius-large', message: '大' }) },
      ]}
      onChoose={(chosen) => change({ radius: chosen })}
    />
  );
}
