import { LIMITS, RUN_LIMITS, type Target } from '@atrium/contract';
import type { FormErrors } from '@atrium/runtime';
import { findParameterErrors } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useFindNameError } from '../../../use-find-name-error.ts';
import type { Settings } from './settings.ts';

/** Returns a function that returns the error messages of invalid settings. */
export function useFindSettingErrors(
  target: Target | undefined,
): (settings: Settings) => FormErrors<Settings> {
  const { t } = useLingui();
  const overridesSchema = target?.overrides;
  const findNameError = useFindNameError();
  const findNumberError = (text: string, maximum: number) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= 1 && value <= maximum) return undefined;
    return t({
      id: 'assets.page.settings.retention-rule',
      message: `Enter a whole number from 1 to ${maximum}`,
    });
  };
  const findLimitError = (text: string, maximum: number) =>
    text.trim() === '' ? undefined : findNumberError(text, maximum);
  return ({ name, icon, description, overrides, retentionDays, perMinute, perDay, atOnce }) => {
    return {
      name: findNameError(name),
      icon:
        icon.length > LIMITS.iconLength
          ? t({ id: 'assets.page.settings.icon-rule', message: 'The icon is too long' })
          : undefined,
      description:
        description.length > LIMITS.descriptionLength
          ? t({ id: 'assets.page.settings.description-rule', message: 'The description is too long' })
          : undefined,
      overrides:
        overridesSchema && Object.keys(findParameterErrors(overridesSchema, overrides)).length > 0
          ? t({
              id: 'assets.page.settings.overrides-rule',
              message: 'Some parameters are invalid. Correct them first.',
            })
          : undefined,
      retentionDays: findNumberError(retentionDays, LIMITS.retentionDays),
      perMinute: findLimitError(perMinute, RUN_LIMITS.perMinute),
      perDay: findLimitError(perDay, RUN_LIMITS.perDay),
      atOnce: findLimitError(atOnce, RUN_LIMITS.atOnce),
    };
  };
}
