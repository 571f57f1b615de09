import { ERROR_CODES } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns a function that explains why a version produced no output. */
export function useFailureLabels(): (code: number) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case ERROR_CODES.engineTimeout:
        return t({ id: 'management.page.versions.failure-timeout', message: 'Engine timeout' });
      case ERROR_CODES.engineUnavailable:
        return t({
          id: 'management.page.versions.failure-unavailable',
          message: 'Engine unavailable',
        });
      case ERROR_CODES.invalid:
      case ERROR_CODES.noNumbers:
      case ERROR_CODES.rowsTooFew:
      case ERROR_CODES.seriesTooShort:
      case ERROR_CODES.valuesNotPositive:
      case ERROR_CODES.parametersInvalid:
        return t({
          id: 'management.page.versions.failure-invalid',
          message: 'Invalid parameters or sample',
        });
      default:
        return t({ id: 'management.page.versions.failure-engine', message: 'Engine error' });
    }
  };
}
