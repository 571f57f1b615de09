import type { UserInfo } from '@atrium/contract';
import { type AppLocale, toIntlTag } from '@atrium/i18n';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { AvatarField } from './avatar/avatar-field.tsx';
import styles from './profile-form.module.css';
import { useProfileForm } from './use-profile-form.ts';
import { useTimeZones } from './use-time-zones.ts';

export function ProfileForm({ info }: { readonly info: UserInfo }) {
  const { t } = useLingui();
  const { form, locales } = useProfileForm(info);
  const { values, errors, change } = form;
  // The form of a user without a stored time zone begins with that of the browser.
  const currentZone = info.timeZone || values.timeZone;
  const timeZones = useTimeZones(currentZone, values.timeZone);
  return (
    <form {...form.element} className={styles.form}>
      <h2 className={styles.title}>{t({ id: 'host.page.user-setting.profile', message: 'Profile' })}</h2>
      <FormAlert>{form.error}</FormAlert>
      <AvatarField
        name={values.name}
        avatar={values.avatar}
        error={errors.avatar}
        onChange={(avatar) => change('avatar', avatar)}
      />
      <TextField
        fields={form}
        name="name"
        autoComplete="name"
        label={t({ id: 'host.page.user-setting.name', message: 'Name' })}
      />
      <SelectField
        label={t({ id: 'host.page.user-setting.locale', message: 'Language' })}
        value={values.locale}
        error={errors.locale}
        options={locales.map(({ id, nativeName }) => ({ value: id, label: nativeName, lang: toIntlTag(id) }))}
        onChange={(locale) => change('locale', locale as AppLocale)}
      />
      <SelectField
        label={t({ id: 'host.page.user-setting.time-zone', message: 'Time zone' })}
        value={values.timeZone}
        error={errors.timeZone}
        options={timeZones}
        onChange={(timeZone) => change('timeZone', timeZone)}
      />
      <Button type="primary" htmlType="submit" loading={form.isSending} disabled={!form.isDirty}>
        {t({ id: 'host.page.user-setting.submit', message: 'Save' })}
      </Button>
    </form>
  );
}
