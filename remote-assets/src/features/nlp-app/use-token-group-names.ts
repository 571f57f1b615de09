import { useLingui } from '@lingui/react/macro';
import type { TokenGroup } from './token-groups.ts';

/** Groups of parts of speech, in words. */
export function useTokenGroupNames(): Readonly<Record<TokenGroup, string>> {
  const { t } = useLingui();
  return {
    noun: t({ id: 'assets.page.nlp-app.group-noun', message: '名词' }),
    verb: t({ id: 'assets.page.nlp-app.group-verb', message: '动词' }),
    modifier: t({ id: 'assets.page.nlp-app.group-modifier', message: '修饰词' }),
    name: t({ id: 'assets.page.nlp-app.group-name', message: '专名' }),
    number: t({ id: 'assets.page.nlp-app.group-number', message: '数量与时间' }),
    other: t({ id: 'assets.page.nlp-app.group-other', message: '其他' }),
  };
}
