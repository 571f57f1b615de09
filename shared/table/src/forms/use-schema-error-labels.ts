import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import type { ColumnOption } from '../core/index.ts';
import type { SchemaError } from '../fields/index.ts';

/** Returns the message of a schema's error. The message of a value that is not allowed lists the labels of those that are. */
export function useSchemaErrorLabels(): (error: SchemaError, options?: readonly ColumnOption[]) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (error, options = []) => {
    const limit = 'limit' in error ? format.number(error.limit) : '';
    switch (error.kind) {
      case 'missing':
        return t({ id: 'table.component.form.missing', message: 'Required' });
      case 'format':
        return t({ id: 'table.component.form.format', message: 'Invalid format' });
      case 'notNumber':
        return t({ id: 'table.component.form.not-number', message: 'Enter a number' });
      case 'notWhole':
        return t({ id: 'table.component.form.not-whole', message: 'Enter a whole number' });
      case 'notDate':
        return t({ id: 'table.component.form.not-date', message: 'Enter a date, such as 2026-01-31' });
      case 'notMoment':
        return t({
          id: 'table.component.form.not-moment',
          message: 'Enter a date and time, such as 2026-01-31 13:45',
        });
      case 'notYesNo':
        return t({ id: 'table.component.form.not-yes-no', message: 'Enter yes or no' });
      case 'notAllowed': {
        const getLabel = (value: string) => options.find((option) => option.value === value)?.label ?? value;
        const allowed = error.values.map(getLabel).join(', ');
        return t({ id: 'table.component.form.not-allowed', message: `Allowed values: ${allowed}` });
      }
      case 'tooShort':
        return t({ id: 'table.component.form.too-short', message: `Use at least ${limit} characters` });
      case 'tooLong':
        return t({ id: 'table.component.form.too-long', message: `Use at most ${limit} characters` });
      case 'tooFew':
        return t({ id: 'table.component.form.too-few', message: `Minimum: ${limit}` });
      case 'tooMany':
        return t({ id: 'table.component.form.too-many', message: `Maximum: ${limit}` });
      case 'tooSmall':
        return t({ id: 'table.component.form.too-small', message: `Must be at least ${limit}` });
      case 'tooLarge':
        return t({ id: 'table.component.form.too-large', message: `Must be at most ${limit}` });
    }
  };
}
