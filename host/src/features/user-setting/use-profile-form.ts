import { type UserInfo, updateProfileCall } from '@atrium/contract';
import { localeAtom, offeredLocalesAtom } from '@atrium/i18n';
import { request, saveUserInfoAtom, useAppAtomValue, useForm, usePane, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useFieldRules } from '../../components/field-rules/use-field-rules.ts';
import { useChooseLocale } from '../../components/locale-picker/use-choose-locale.ts';
import { useDescribeFailure } from '../../components/use-describe-failure.ts';

/** The state of the profile form. Saving also switches to the chosen language. */
export function useProfileForm(info: UserInfo) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const pane = usePane();
  const current = useAppAtomValue(localeAtom);
  const locales = useAppAtomValue(offeredLocalesAtom);
  const save = useSetAppAtom(saveUserInfoAtom);
  const chooseLocale = useChooseLocale();
  const form = useForm({
    initial: {
      name: info.name,
      avatar: info.avatar,
      locale: locales.find(({ id }) => id === info.locale)?.id ?? current,
      timeZone: info.timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    validate: (values) => ({ name: rules.name(values.name) }),
    send: (values) => request(updateProfileCall, { ...values, name: values.name.trim() }, { isSilent: true }),
    onSent(saved, values) {
      form.reset({ ...values, name: saved.name });
      save(saved);
      pane.toasts.success(t({ id: 'host.page.user-setting.saved', message: 'Personal settings saved' }));
      if (values.locale !== current) chooseLocale(values.locale);
    },
    onDirtyChange: pane.setDirty,
    describe: useDescribeFailure(),
  });
  return { form, locales };
}
