import type { AppKind } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** What the page says of each kind of app. */
export function useCreateWords(): Readonly<Record<AppKind, { title: string; noTarget: string }>> {
  const { t } = useLingui();
  return {
    algorithm: {
      title: t({ id: 'assets.menu.algorithm-app-create', message: '创建算法应用' }),
      noTarget: t({ id: 'assets.page.app-create.no-algorithm', message: '还没有已发布的算法' }),
    },
    recognition: {
      title: t({ id: 'assets.menu.recognition-app-create', message: '创建识别应用' }),
      noTarget: t({ id: 'assets.page.app-create.no-recognition', message: '还没有已发布的识别能力' }),
    },
    nlp: {
      title: t({ id: 'assets.menu.nlp-app-create', message: '创建 NLP 应用' }),
      noTarget: t({ id: 'assets.page.app-create.no-nlp', message: '还没有已发布的 NLP 能力' }),
    },
  };
}
