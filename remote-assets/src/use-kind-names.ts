import type { AppKind } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Kinds of apps, in words. */
export function useKindNames(): Readonly<Record<AppKind, string>> {
  const { t } = useLingui();
  return {
    algorithm: t({ id: 'assets.component.kind.algorithm', message: '算法应用' }),
    recognition: t({ id: 'assets.component.kind.recognition', message: '识别应用' }),
    nlp: t({ id: 'assets.component.kind.nlp', message: 'NLP 应用' }),
  };
}
