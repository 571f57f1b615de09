import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import type { ColumnOption } from '../column-option.ts';
import type { Fault } from './find-faults.ts';

/** Puts a schema's reasons into words. A value that is not allowed is followed by the labels of those that are. */
export function useFaultWords(): (fault: Fault, options?: readonly ColumnOption[]) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (fault, options = []) => {
    const limit = 'limit' in fault ? format.number(fault.limit) : '';
    switch (fault.kind) {
      case 'missing':
        return t({ id: 'table.component.form.missing', message: '请填写此项' });
      case 'format':
        return t({ id: 'table.component.form.format', message: '格式不符合要求' });
      case 'notNumber':
        return t({ id: 'table.component.form.not-number', message: '请输入数字' });
      case 'notWhole':
        return t({ id: 'table.component.form.not-whole', message: '请输入整数' });
      case 'notDate':
        return t({ id: 'table.component.form.not-date', message: '请填写日期，例如 2026-01-31' });
      case 'notMoment':
        return t({ id: 'table.component.form.not-moment', message: '请填写时间，例如 2026-01-31 13:45' });
      case 'notYesNo':
        return t({ id: 'table.component.form.not-yes-no', message: '请填写“是”或“否”' });
      case 'notAllowed': {
        const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
        const allowed = fault.values.map(labelOf).join(', ');
        return t({ id: 'table.component.form.not-allowed', message: `只能是：${allowed}` });
      }
      case 'tooShort':
        return t({ id: 'table.component.form.too-short', message: `至少 ${limit} 个字符` });
      case 'tooLong':
        return t({ id: 'table.component.form.too-long', message: `最多 ${limit} 个字符` });
      case 'tooFew':
        return t({ id: 'table.component.form.too-few', message: `至少 ${limit} 项` });
      case 'tooMany':
        return t({ id: 'table.component.form.too-many', message: `最多 ${limit} 项` });
      case 'tooSmall':
        return t({ id: 'table.component.form.too-small', message: `不能小于 ${limit}` });
      case 'tooLarge':
        return t({ id: 'table.component.form.too-large', message: `不能大于 ${limit}` });
    }
  };
}
