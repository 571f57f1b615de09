import { ERROR_CODES } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Says what a run came to nothing by; one with a code that is unknown here keeps its number. */
export function useErrorWords(): (code: number) => string {
  const { t } = useLingui();
  const badInput = t({ id: 'assets.page.history.error-input', message: '输入不符合要求' });
  const badImage = t({ id: 'assets.page.history.error-image', message: '图片无法读取' });
  const largeImage = t({ id: 'assets.page.history.error-large', message: '图片太大' });
  const words = new Map<number, string>([
    [ERROR_CODES.invalid, badInput],
    [ERROR_CODES.valuesNotPositive, badInput],
    [ERROR_CODES.imageUnreadable, badImage],
    [ERROR_CODES.imageDamaged, t({ id: 'assets.page.history.error-damaged', message: '图片已损坏' })],
    [ERROR_CODES.imageTooLarge, largeImage],
    [ERROR_CODES.imageTooManyPixels, largeImage],
    [
      ERROR_CODES.noNumbers,
      t({ id: 'assets.page.history.error-numbers', message: '表格里没有一列全是数字' }),
    ],
    [ERROR_CODES.rowsTooFew, t({ id: 'assets.page.history.error-rows', message: '行数太少' })],
    [ERROR_CODES.seriesTooShort, t({ id: 'assets.page.history.error-series', message: '序列太短' })],
    [ERROR_CODES.textTooLong, t({ id: 'assets.page.history.error-text', message: '文本太长' })],
    [
      ERROR_CODES.concurrencyLimited,
      t({ id: 'assets.page.history.error-concurrency', message: '同时运行的请求太多' }),
    ],
    [ERROR_CODES.engineFailed, t({ id: 'assets.page.history.error-engine', message: '引擎运行失败' })],
    [ERROR_CODES.engineTimeout, t({ id: 'assets.page.history.error-timeout', message: '引擎运行超时' })],
    [
      ERROR_CODES.engineUnavailable,
      t({ id: 'assets.page.history.error-unavailable', message: '引擎不可用，或这次运行被取消' }),
    ],
  ]);
  return (code) => {
    const known = words.get(code);
    return known === undefined ? String(code) : `${known} (${code})`;
  };
}
