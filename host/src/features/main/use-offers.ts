import { useLingui } from '@lingui/react/macro';
import type { OfferKind } from './offer-drawing.tsx';

interface Offer {
  readonly kind: OfferKind;
  readonly title: string;
  readonly line: string;
}

/** What the platform offers, in words. */
export function useOffers(): readonly Offer[] {
  const { t } = useLingui();
  return [
    {
      kind: 'algorithm',
      title: t({ id: 'host.page.main.algorithm-title', message: '算法' }),
      line: t({
        id: 'host.page.main.algorithm-line',
        message: '登记算法及其版本，随时知道哪个版本正在使用，发布与回退都有记录。',
      }),
    },
    {
      kind: 'recognition',
      title: t({ id: 'host.page.main.recognition-title', message: '识别' }),
      line: t({
        id: 'host.page.main.recognition-line',
        message: '管理识别服务，上传一份样例就能看到结果。',
      }),
    },
    {
      kind: 'nlp',
      title: t({ id: 'host.page.main.nlp-title', message: '自然语言处理' }),
      line: t({ id: 'host.page.main.nlp-line', message: '分词等语言能力开箱可用，中文优先，离线运行。' }),
    },
    {
      kind: 'app',
      title: t({ id: 'host.page.main.app-title', message: '应用' }),
      line: t({
        id: 'host.page.main.app-line',
        message: '把能力组成应用，打开即可试用，按需开放给需要的人。',
      }),
    },
    {
      kind: 'console',
      title: t({ id: 'host.page.main.console-title', message: '控制台' }),
      line: t({
        id: 'host.page.main.console-line',
        message: '调用量、耗时与失败一目了然，出了什么问题、从何时开始，都能查到。',
      }),
    },
    {
      kind: 'own',
      title: t({ id: 'host.page.main.own-title', message: '自主可控' }),
      line: t({
        id: 'host.page.main.own-line',
        message: '运行在自己的机器上，数据不出门，各部分可由各自的团队独立部署。',
      }),
    },
  ];
}
