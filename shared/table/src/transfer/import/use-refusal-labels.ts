import { ERROR_CODES } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Explains why the server did not store a row. */
export function useRefusalLabels(): (code: number) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case ERROR_CODES.slugTaken:
      case ERROR_CODES.nameTaken:
        return t({ id: 'table.component.import.taken', message: 'Already in use' });
      case ERROR_CODES.engineUnavailable:
        return t({
          id: 'table.component.import.engine-unavailable',
          message: 'This engine does not support the task',
        });
      case ERROR_CODES.parametersInvalid:
        return t({
          id: 'table.component.import.parameters-invalid',
          message: 'The engine does not accept these parameters',
        });
      case ERROR_CODES.invalid:
        return t({
          id: 'table.component.import.value-invalid',
          message: 'Invalid value',
        });
      default:
        return t({ id: 'table.component.import.refused', message: 'Rejected by the server' });
    }
  };
}
