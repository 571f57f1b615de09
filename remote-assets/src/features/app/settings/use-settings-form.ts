import { appCalls, ERROR_CODES, type Target } from '@atrium/contract';
import {
  BusinessError,
  type Form,
  findDifferingFields,
  isSame,
  request,
  useForm,
  usePane,
  useSetPaneAtom,
} from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { setSettingsDirtyAtom } from '../dirty-atoms.ts';
import { useOpenApp } from '../open-app.ts';
import { type Settings, toSettings, toStoredLimits } from './settings.ts';
import { useFindSettingErrors } from './use-find-setting-errors.ts';

/** The form of the open app's settings. If the app reloads with changes of other users, a clean form shows them. */
export function useSettingsForm(target: Target | undefined) {
  const { t } = useLingui();
  const { app, reload } = useOpenApp();
  const { toasts } = usePane();
  const form = useForm({
    initial: toSettings(app),
    validate: useFindSettingErrors(target),
    send({ retentionDays, name, perMinute, perDay, atOnce, ...rest }) {
      const { id, revision, kind } = app;
      const body = {
        ...{ id, revision, name: name.trim(), retentionDays: Number(retentionDays) },
        ...toStoredLimits({ perMinute, perDay, atOnce }),
        ...rest,
      };
      return request(appCalls[kind].update, body, { isSilent: true });
    },
    async onSent(saved) {
      form.reset(toSettings(saved));
      toasts.success(t({ id: 'assets.page.settings.saved', message: 'Settings saved' }));
      await reload();
    },
    async onError(error) {
      if (error instanceof BusinessError && error.code === ERROR_CODES.revisionStale) await reload();
    },
    onDirtyChange: useSetPaneAtom(setSettingsDirtyAtom),
  });
  return { form, ...useStoredSettings(form, toSettings(app)) };
}

interface StoredSettings {
  /** The settings that other users have changed since the user's input began. Empty if the form is clean. */
  readonly changedByOthers: readonly (keyof Settings)[];
  /** Discards the input and shows the stored settings. */
  loadStored(): void;
}

/** Compares a form with the settings that are stored now. Resets a clean form to them. */
function useStoredSettings(form: Form<Settings>, stored: Settings): StoredSettings {
  // The stored settings when the user's input began.
  const [seen, setSeen] = useState(stored);
  const { initial, isDirty, reset } = form;
  // If the stored value of a setting equals `initial`, this form has saved it. After a save,
  // `stored` still contains the old settings until the app reloads. These equal `seen`, so
  // `changed` is empty.
  const changed = findDifferingFields(seen, stored).filter((name) => !isSame(initial[name], stored[name]));
  useEffect(() => {
    if (changed.length === 0 && !isSame(seen, stored)) setSeen(stored);
    if (changed.length > 0 && !isDirty) reset(stored);
  });
  return { changedByOthers: isDirty ? changed : [], loadStored: () => reset(stored) };
}
