import { useLingui } from '@lingui/react/macro';
import type { Settings } from './settings.ts';

/** Settings of an app, in words. */
export function useSettingNames(): Readonly<Record<keyof Settings, string>> {
  const { t } = useLingui();
  return {
    name: t({ id: 'assets.page.settings.name', message: '名称' }),
    description: t({ id: 'assets.page.settings.description', message: '描述' }),
    icon: t({ id: 'assets.page.settings.icon', message: '图标' }),
    binding: t({ id: 'assets.page.settings.binding', message: '绑定' }),
    overrides: t({ id: 'assets.page.settings.overrides', message: '参数覆盖' }),
    logPolicy: t({ id: 'assets.page.settings.log-policy', message: '记录运行' }),
    retentionDays: t({ id: 'assets.page.settings.retention', message: '保留天数' }),
  };
}
