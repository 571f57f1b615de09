import { useLingui } from '@lingui/react/macro';
import type { Settings } from './settings.ts';

/** Returns the labels of an app's settings. */
export function useSettingLabels(): Readonly<Record<keyof Settings, string>> {
  const { t } = useLingui();
  return {
    name: t({ id: 'assets.page.settings.name', message: 'Name' }),
    description: t({ id: 'assets.page.settings.description', message: 'Description' }),
    icon: t({ id: 'assets.page.settings.icon', message: 'Icon' }),
    binding: t({ id: 'assets.page.settings.binding', message: 'Version' }),
    overrides: t({ id: 'assets.page.settings.overrides', message: 'Parameter overrides' }),
    logPolicy: t({ id: 'assets.page.settings.log-policy', message: 'Stored run data' }),
    retentionDays: t({ id: 'assets.page.settings.retention', message: 'Retention (days)' }),
    perMinute: t({ id: 'assets.page.settings.per-minute', message: 'Runs per minute' }),
    perDay: t({ id: 'assets.page.settings.per-day', message: 'Runs per day' }),
    atOnce: t({ id: 'assets.page.settings.at-once', message: 'Concurrent runs' }),
  };
}
