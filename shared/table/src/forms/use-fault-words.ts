import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import type { Fault } from './find-faults.ts';

/** Puts a schema's reasons into words. */
export function useFaultWords(): (fault: Fault) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (fault) => {
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
