import { ERROR_CODES } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns a function that explains why calls failed, with the code. An unknown code is shown as its number alone. */
export function useErrorLabels(): (code: number) => string {
  const { t } = useLingui();
  const badInput = t({ id: 'dashboard.page.console.error-input', message: 'Invalid input' });
  const largeImage = t({ id: 'dashboard.page.console.error-large', message: 'Image too large' });
  const unavailable = t({
    id: 'dashboard.page.console.error-unavailable',
    message: 'Engine unavailable',
  });
  const labels = new Map<number, string>([
    [ERROR_CODES.invalid, badInput],
    [
      ERROR_CODES.parametersInvalid,
      t({ id: 'dashboard.page.console.error-parameters', message: 'Invalid parameters' }),
    ],
    [ERROR_CODES.valuesNotPositive, badInput],
    [
      ERROR_CODES.imageUnreadable,
      t({ id: 'dashboard.page.console.error-image', message: 'Image could not be read' }),
    ],
    [ERROR_CODES.imageDamaged, t({ id: 'dashboard.page.console.error-damaged', message: 'Image damaged' })],
    [ERROR_CODES.imageTooLarge, largeImage],
    [ERROR_CODES.imageTooManyPixels, largeImage],
    [ERROR_CODES.imageSideTooLong, largeImage],
    [ERROR_CODES.noNumbers, t({ id: 'dashboard.page.console.error-numbers', message: 'No numeric column' })],
    [ERROR_CODES.rowsTooFew, t({ id: 'dashboard.page.console.error-rows', message: 'Too few rows' })],
    [
      ERROR_CODES.seriesTooShort,
      t({ id: 'dashboard.page.console.error-series', message: 'Series too short' }),
    ],
    [ERROR_CODES.textTooLong, t({ id: 'dashboard.page.console.error-text', message: 'Text too long' })],
    [
      ERROR_CODES.concurrencyLimited,
      t({ id: 'dashboard.page.console.error-concurrency', message: 'Too many concurrent runs' }),
    ],
    [ERROR_CODES.engineFailed, t({ id: 'dashboard.page.console.error-engine', message: 'Engine error' })],
    [ERROR_CODES.engineTimeout, t({ id: 'dashboard.page.console.error-timeout', message: 'Engine timeout' })],
    [ERROR_CODES.engineUnavailable, unavailable],
  ]);
  return (code) => {
    const known = labels.get(code);
    return known === undefined
      ? t({ id: 'dashboard.page.console.with-code', message: `Error code ${code}` })
      : t({ id: 'dashboard.page.console.error-and-code', message: `${known} (${code})` });
  };
}
