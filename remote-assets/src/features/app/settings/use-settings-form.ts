import { appCalls, ERROR_CODES, type Target } from '@atrium/contract';
import { request, usePane, useSetPaneAtom, useSubmission } from '@atrium/runtime';
import { errorsUnder } from '@atrium/table';
import { useFields } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { markSettingsAtom } from '../dirty-atoms.ts';
import { useOpenApp } from '../open-app.ts';
import { changedSettings, settingsOf } from './settings.ts';
import { useSettingRules } from './use-setting-rules.ts';

/** The form of the open app's settings. What somebody else stores meanwhile is taken over, unless it is edited here. */
export function useSettingsForm(target: Target | undefined) {
  const { t } = useLingui();
  const { app, reload } = useOpenApp();
  const { notices } = usePane();
  const mark = useSetPaneAtom(markSettingsAtom);
  const { isRunning, submit } = useSubmission();
  const [refusal, setRefusal] = useState<string>();
  const [overrideErrors, setOverrideErrors] = useState<Readonly<Record<string, string>>>({});
  const [base, setBase] = useState(() => settingsOf(app));
  const fields = useFields(base, useSettingRules(target));
  const stored = settingsOf(app);
  const changed = changedSettings(base, stored);
  const { isDirty } = fields;
  const takeStored = () => {
    setBase(stored);
    setRefusal(undefined);
    fields.reset(stored);
  };
  const isOvertaken = changed.length > 0;
  useEffect(() => {
    if (isOvertaken && !isDirty) takeStored();
  });
  useEffect(() => {
    mark(isDirty);
    return () => mark(false);
  }, [isDirty, mark]);

  const send = () => {
    const { retentionDays, name, ...rest } = fields.values;
    const days = Number(retentionDays);
    const { id, revision, kind } = app;
    const body = { id, revision, name: name.trim(), retentionDays: days, ...rest };
    return request(appCalls[kind].update, body, { isSilent: true });
  };
  return {
    fields,
    refusal,
    overrideErrors,
    isSaving: isRunning,
    /** Settings that somebody else has stored since this form began to be edited. */
    changed: isDirty ? changed : [],
    takeStored,
    async save() {
      setRefusal(undefined);
      setOverrideErrors({});
      if (!fields.check()) return;
      const saved = await submit(send, async (error) => {
        const elsewhere = fields.refuse(error.fields);
        setOverrideErrors(errorsUnder('overrides', error.fields));
        if (error.fields.length === 0 || elsewhere.length > 0) setRefusal(error.msg);
        if (error.code === ERROR_CODES.revisionStale) await reload();
      });
      if (!saved) return;
      setBase(settingsOf(saved));
      fields.reset(settingsOf(saved));
      notices.success(t({ id: 'assets.page.settings.saved', message: 'Settings saved' }));
      await reload();
    },
  };
}
