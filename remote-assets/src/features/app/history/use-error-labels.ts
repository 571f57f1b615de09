import { ERROR_CODES } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns a function that explains why a run failed. An unknown code is shown as its number. */
export function useErrorLabels(): (code: number) => string {
  const { t } = useLingui();
  const badInput = t({ id: 'assets.page.history.error-input', message: 'Invalid input' });
  const badImage = t({ id: 'assets.page.history.error-image', message: 'Image could not be read' });
  const largeImage = t({ id: 'assets.page.history.error-large', message: 'Image too large' });
  const labels = new Map<number, string>([
    [ERROR_CODES.invalid, badInput],
    [ERROR_CODES.valuesNotPositive, badInput],
    [ERROR_CODES.imageUnreadable, badImage],
    [ERROR_CODES.imageDamaged, t({ id: 'assets.page.history.error-damaged', message: 'Image damaged' })],
    [ERROR_CODES.imageTooLarge, largeImage],
    [ERROR_CODES.imageTooManyPixels, largeImage],
    [ERROR_CODES.imageSideTooLong, largeImage],
    [ERROR_CODES.noNumbers, t({ id: 'assets.page.history.error-numbers', message: 'No numeric column' })],
    [ERROR_CODES.rowsTooFew, t({ id: 'assets.page.history.error-rows', message: 'Too few rows' })],
    [ERROR_CODES.seriesTooShort, t({ id: 'assets.page.history.error-series', message: 'Series too short' })],
    [ERROR_CODES.textTooLong, t({ id: 'assets.page.history.error-text', message: 'Text too long' })],
    [
      ERROR_CODES.concurrencyLimited,
      t({ id: 'assets.page.history.error-concurrency', message: 'Too many concurrent runs' }),
    ],
    [ERROR_CODES.engineFailed, t({ id: 'assets.page.history.error-engine', message: 'Engine error' })],
    [ERROR_CODES.engineTimeout, t({ id: 'assets.page.history.error-timeout', message: 'Engine timeout' })],
    [
      ERROR_CODES.engineUnavailable,
      t({
        id: 'assets.page.history.error-unavailable',
        message: 'Engine unavailable or run canceled',
      }),
    ],
  ]);
  return (code) => {
    const known = labels.get(code);
    return known === undefined ? String(code) : `${known} (${code})`;
  };
}
