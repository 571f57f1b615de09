import { changeRolesCall, type UserRow } from '@atrium/contract';
import { request, useForm, usePane } from '@atrium/runtime';
import { Button, Checkbox, FormAlert } from '@atrium/ui/base';
import { DialogActions } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useRoleChoices } from './use-role-choices.ts';
import styles from './users.module.css';

interface RolesFormProps {
  readonly user: UserRow;
  onSaved(saved: UserRow): void;
  onCancel(): void;
}

export function RolesForm({ user, onSaved, onCancel }: RolesFormProps) {
  const { t } = useLingui();
  const choices = useRoleChoices();
  const form = useRolesForm(user, onSaved);
  const { values, change } = form;
  return (
    <form {...form.element}>
      <p className={styles.user}>
        {user.name} <span>{user.mail}</span>
      </p>
      {user.isManaged ? (
        <p>
          {t({
            id: 'management.page.users.managed-description',
            message: 'An identity provider manages this user by SCIM. It can change the status again.',
          })}
        </p>
      ) : null}
      <FormAlert>{form.error}</FormAlert>
      <fieldset className={styles.group}>
        <legend>{t({ id: 'management.page.users.access', message: 'Roles' })}</legend>
        <div className={styles.choices}>
          {choices.map(({ value, label }) => (
            <Checkbox
              key={value}
              checked={values.access.includes(value)}
              onChange={(checked) => change('access', applyChoice(values.access, value, checked))}
            >
              {label}
            </Checkbox>
          ))}
        </div>
        <p>
          {t({
            id: 'management.page.users.access-hint',
            message: 'Changes apply to the user’s next request. The user does not need to sign in again.',
          })}
        </p>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t({ id: 'management.page.users.status', message: 'Status' })}</legend>
        <Checkbox checked={values.isActive} onChange={(checked) => change('isActive', checked)}>
          {t({ id: 'management.page.users.may-sign-in', message: 'Can sign in' })}
        </Checkbox>
      </fieldset>
      <DialogActions>
        <Button onClick={onCancel}>{t({ id: 'management.page.users.cancel', message: 'Cancel' })}</Button>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          {t({ id: 'management.page.users.save', message: 'Save' })}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Returns the form that changes the roles and the status of a user. */
function useRolesForm(user: UserRow, onSaved: (saved: UserRow) => void) {
  const { setDirty } = usePane();
  return useForm({
    initial: {
      access: user.access,
      isActive: user.status === 'active',
    },
    send({ access, isActive }) {
      const status = isActive ? 'active' : 'disabled';
      return request(changeRolesCall, { id: user.id, access, status }, { isSilent: true });
    },
    onSent: onSaved,
    onDirtyChange: setDirty,
  });
}

/** Returns the chosen values with or without `value`. */
function applyChoice(chosen: readonly string[], value: string, isChosen: boolean): string[] {
  const others = chosen.filter((one) => one !== value);
  return isChosen ? [...others, value] : others;
}
