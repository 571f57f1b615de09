import { LIMITS, type Target } from '@atrium/contract';
import { type SchemaValue, schemaFaults } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useNameRule } from '../../../use-name-rule.ts';

/** What is wrong with a setting, in words. */
export function useSettingRules(target: Target | undefined) {
  const { t } = useLingui();
  const most = LIMITS.retentionDays;
  return {
    name: useNameRule(),
    icon: (icon: string) =>
      icon.length > LIMITS.iconLength
        ? t({ id: 'assets.page.settings.icon-rule', message: 'The icon is too long' })
        : undefined,
    description: (text: string) =>
      text.length > LIMITS.descriptionLength
        ? t({ id: 'assets.page.settings.description-rule', message: 'The description is too long' })
        : undefined,
    overrides: (overrides: SchemaValue) =>
      target && Object.keys(schemaFaults(target.overrides, overrides)).length > 0
        ? t({ id: 'assets.page.settings.overrides-rule', message: 'Some parameters are invalid' })
        : undefined,
    retentionDays: (text: string) => {
      const days = Number(text);
      return Number.isInteger(days) && days >= 1 && days <= most
        ? undefined
        : t({ id: 'assets.page.settings.retention-rule', message: `Enter a whole number from 1 to ${most}` });
    },
  };
}
