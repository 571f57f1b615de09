import { ERROR_CODES } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Says what calls came to nothing by, with the code; one that is unknown here is told by its number alone. */
export function useErrorWords(): (code: number) => string {
  const { t } = useLingui();
  const badInput = t({ id: 'dashboard.page.console.error-input', message: '输入不符合要求' });
  const largeImage = t({ id: 'dashboard.page.console.error-large', message: '图片太大' });
  const unavailable = t({ id: 'dashboard.page.console.error-unavailable', message: '引擎不可用' });
  const words = new Map<number, string>([
    [ERROR_CODES.invalid, badInput],
    [
      ERROR_CODES.parametersInvalid,
      t({ id: 'dashboard.page.console.error-parameters', message: '参数无效' }),
    ],
    [ERROR_CODES.valuesNotPositive, badInput],
    [ERROR_CODES.imageUnreadable, t({ id: 'dashboard.page.console.error-image', message: '图片无法读取' })],
    [ERROR_CODES.imageDamaged, t({ id: 'dashboard.page.console.error-damaged', message: '图片已损坏' })],
    [ERROR_CODES.imageTooLarge, largeImage],
    [ERROR_CODES.imageTooManyPixels, largeImage],
    [ERROR_CODES.noNumbers, t({ id: 'dashboard.page.console.error-numbers', message: '没有数字列' })],
    [ERROR_CODES.rowsTooFew, t({ id: 'dashboard.page.console.error-rows', message: '行数太少' })],
    [ERROR_CODES.seriesTooShort, t({ id: 'dashboard.page.console.error-series', message: '序列太短' })],
    [ERROR_CODES.textTooLong, t({ id: 'dashboard.page.console.error-text', message: '文本太长' })],
    [
      ERROR_CODES.concurrencyLimited,
      t({ id: 'dashboard.page.console.error-concurrency', message: '同时运行的请求太多' }),
    ],
    [ERROR_CODES.engineFailed, t({ id: 'dashboard.page.console.error-engine', message: '引擎运行失败' })],
    [ERROR_CODES.engineTimeout, t({ id: 'dashboard.page.console.error-timeout', message: '引擎运行超时' })],
    [ERROR_CODES.engineUnavailable, unavailable],
  ]);
  return (code) => {
    const known = words.get(code);
    return known === undefined
      ? t({ id: 'dashboard.page.console.with-code', message: `错误码 ${code}` })
      : t({ id: 'dashboard.page.console.error-and-code', message: `${known}（${code}）` });
  };
}
