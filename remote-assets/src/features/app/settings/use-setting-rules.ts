import { LIMITS } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** What is wrong with a setting, in words. */
export function useSettingRules() {
  const { t } = useLingui();
  const most = LIMITS.retentionDays;
  return {
    name: (name: string) =>
      name.trim() === '' ? t({ id: 'assets.page.settings.name-rule', message: '请输入名称' }) : undefined,
    description: (text: string) =>
      text.length > LIMITS.descriptionLength
        ? t({ id: 'assets.page.settings.description-rule', message: '描述太长' })
        : undefined,
    retentionDays: (text: string) => {
      const days = Number(text);
      return Number.isInteger(days) && days >= 1 && days <= most
        ? undefined
        : t({ id: 'assets.page.settings.retention-rule', message: `请输入 1 到 ${most} 之间的整数` });
    },
  };
}
