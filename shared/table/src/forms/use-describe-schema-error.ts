import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import type { ColumnOption } from '../core/index.ts';
import type { SchemaError } from '../fields/index.ts';

/** Returns a function that describes a schema's error. For a value that is not allowed, it lists the allowed labels. */
export function useDescribeSchemaError(): (error: SchemaError, options?: readonly ColumnOption[]) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (error, options = []) => {
    const limit = 'limit' in error ? format.number(error.limit) : '';
    const values = error.kind === 'notAllowed' ? error.values : [];
    const getLabel = (value: string) => options.find((option) => option.value === value)?.label ?? value;
    const allowed = format.list(values.map(getLabel));
    const labels: Readonly<Record<SchemaError['kind'], string>> = {
      missing: t({ id: 'table.component.form.missing', message: 'Required' }),
      format: t({ id: 'table.component.form.format', message: 'Invalid format' }),
      notNumber: t({ id: 'table.component.form.not-number', message: 'Enter a number' }),
      notWhole: t({ id: 'table.component.form.not-integer', message: 'Enter a whole number' }),
      notDate: t({ id: 'table.component.form.not-date', message: 'Enter a date, such as 2026-01-31' }),
      notDateTime: t({
        id: 'table.component.form.not-moment',
        message: 'Enter a date and time, such as 2026-01-31 13:45',
      }),
      notYesNo: t({ id: 'table.component.form.not-yes-no', message: 'Enter yes or no' }),
      notAllowed: t({ id: 'table.component.form.not-allowed', message: `Allowed values: ${allowed}` }),
      tooShort: t({ id: 'table.component.form.too-short', message: `Use at least ${limit} characters` }),
      tooLong: t({ id: 'table.component.form.too-long', message: `Use at most ${limit} characters` }),
      tooFew: t({ id: 'table.component.form.too-few', message: `Minimum number of entries: ${limit}` }),
      tooMany: t({ id: 'table.component.form.too-many', message: `Maximum number of entries: ${limit}` }),
      tooSmall: t({ id: 'table.component.form.too-small', message: `Must be at least ${limit}` }),
      tooLarge: t({ id: 'table.component.form.too-large', message: `Must be at most ${limit}` }),
    };
    return labels[error.kind];
  };
}
