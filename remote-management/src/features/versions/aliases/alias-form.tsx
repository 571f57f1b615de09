import { type AlgorithmVersion, LIMITS, versionName } from '@atrium/contract';
import { Button, Field, FormAlert, Input } from '@atrium/ui/base';
import { DialogActions } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useAlgorithm } from '../algorithm-context.ts';
import { useAliasForm } from './use-alias-form.ts';

interface AliasFormProps {
  readonly version: AlgorithmVersion;
  onCancel(): void;
}

/** Points an alias at a version. */
export function AliasForm({ version, onCancel }: AliasFormProps) {
  const { t } = useLingui();
  const listId = useId();
  const { algorithm } = useAlgorithm();
  const { form, current } = useAliasForm(version);
  const { values, errors, change, leaveField } = form;
  const currentName = current === null ? '' : versionName(current);
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <Field
        label={t({ id: 'management.page.versions.alias', message: 'Alias' })}
        hint={
          currentName
            ? t({
                id: 'management.page.versions.alias-now',
                message: `Currently ${{ now: currentName }}.`,
              })
            : t({ id: 'management.page.versions.alias-new', message: 'Creates a new alias.' })
        }
        error={errors.alias}
        isRequired
      >
        {(control) => (
          <Input
            {...control}
            value={values.alias}
            list={listId}
            autoComplete="off"
            maxLength={32}
            onChange={(alias) => change('alias', alias)}
            onBlur={() => leaveField('alias')}
          />
        )}
      </Field>
      <datalist id={listId}>
        {algorithm.aliases.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        label={t({ id: 'management.page.versions.reason', message: 'Reason' })}
        optionalMark={t({ id: 'management.page.versions.optional', message: 'Optional' })}
        error={errors.reason}
      >
        {(control) => (
          <Input
            {...control}
            value={values.reason}
            maxLength={LIMITS.reasonLength}
            onChange={(reason) => change('reason', reason)}
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={onCancel}>{t({ id: 'management.page.versions.cancel', message: 'Cancel' })}</Button>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          {t({ id: 'management.page.versions.point', message: 'Save alias' })}
        </Button>
      </DialogActions>
    </form>
  );
}
