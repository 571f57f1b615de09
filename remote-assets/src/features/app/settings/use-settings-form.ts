import { appCalls, ERROR_CODES, type Target } from '@atrium/contract';
import { BusinessError, request, useForm, usePane, useSetPaneAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { markSettingsAtom } from '../dirty-atoms.ts';
import { useOpenApp } from '../open-app.ts';
import { toSettings } from './settings.ts';
import { useSettingRules } from './use-setting-rules.ts';
import { useStoredSettings } from './use-stored-settings.ts';

/** The form of the open app's settings. It follows what other users store, unless it is dirty. */
export function useSettingsForm(target: Target | undefined) {
  const { t } = useLingui();
  const { app, reload } = useOpenApp();
  const { notices } = usePane();
  const form = useForm({
    initial: toSettings(app),
    validate: useSettingRules(target),
    send({ retentionDays, name, ...rest }) {
      const { id, revision, kind } = app;
      const body = { id, revision, name: name.trim(), retentionDays: Number(retentionDays), ...rest };
      return request(appCalls[kind].update, body, { isSilent: true });
    },
    async onSent(saved) {
      form.reset(toSettings(saved));
      notices.success(t({ id: 'assets.page.settings.saved', message: 'Settings saved' }));
      await reload();
    },
    async onError(error) {
      if (error instanceof BusinessError && error.code === ERROR_CODES.revisionStale) await reload();
    },
    mark: useSetPaneAtom(markSettingsAtom),
  });
  return { form, ...useStoredSettings(form, toSettings(app)) };
}
