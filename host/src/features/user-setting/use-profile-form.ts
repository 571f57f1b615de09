import { type UserInfo, updateProfileCall } from '@atrium/contract';
import { localeAtom, offeredLocalesAtom } from '@atrium/i18n';
import { request, saveUserInfoAtom, useAppAtomValue, usePane, useSetAppAtom } from '@atrium/runtime';
import { useFields } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFieldRules } from '../../pieces/field-rules/use-field-rules.ts';
import { useLocaleChoice } from '../../pieces/locale-picker/use-locale-choice.ts';
import { useSubmission } from '../../pieces/submission/use-submission.ts';

/** The state of the profile form; saving also speaks the chosen language. */
export function useProfileForm(info: UserInfo) {
  const { t } = useLingui();
  const { name } = useFieldRules();
  const pane = usePane();
  const current = useAppAtomValue(localeAtom);
  const locales = useAppAtomValue(offeredLocalesAtom);
  const save = useSetAppAtom(saveUserInfoAtom);
  const chooseLocale = useLocaleChoice();
  const fields = useFields(
    {
      name: info.name,
      avatar: info.avatar,
      locale: locales.find(({ id }) => id === info.locale)?.id ?? current,
      timeZone: info.timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    { name },
  );
  const submission = useSubmission(fields, async (values) => {
    const saved = await request(
      updateProfileCall,
      { ...values, name: values.name.trim() },
      { isSilent: true },
    );
    fields.reset({ ...values, name: saved.name });
    save(saved);
    pane.notices.success(t({ id: 'host.page.user-setting.saved', message: 'Personal settings saved' }));
    // What is saved here is not asked about when the language takes a reload; what is open elsewhere is.
    pane.setDirty(false);
    if (values.locale !== current) chooseLocale(values.locale);
  });

  const { isDirty } = fields;
  useEffect(() => {
    pane.setDirty(isDirty);
    return () => pane.setDirty(false);
  }, [pane, isDirty]);

  return { fields, submission, locales };
}
