import { ERROR_CODES } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Says why the server did not store a row. */
export function useRefusalWords(): (code: number) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case ERROR_CODES.slugTaken:
      case ERROR_CODES.nameTaken:
        return t({ id: 'table.component.import.taken', message: '已被使用' });
      case ERROR_CODES.engineUnavailable:
        return t({ id: 'table.component.import.engine-unavailable', message: '此引擎不支持这项任务' });
      case ERROR_CODES.parametersInvalid:
        return t({ id: 'table.component.import.parameters-invalid', message: '引擎不接受这些参数' });
      case ERROR_CODES.invalid:
        return t({ id: 'table.component.import.value-invalid', message: '内容不符合要求' });
      default:
        return t({ id: 'table.component.import.refused', message: '服务器没有接受' });
    }
  };
}
