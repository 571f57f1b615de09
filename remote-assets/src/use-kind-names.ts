import type { AppKind } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the labels of the kinds of apps. */
export function useKindNames(): Readonly<Record<AppKind, string>> {
  const { t } = useLingui();
  return {
    algorithm: t({ id: 'assets.component.kind.algorithm', message: 'Algorithm app' }),
    recognition: t({ id: 'assets.component.kind.recognition', message: 'Recognition app' }),
    nlp: t({ id: 'assets.component.kind.nlp', message: 'NLP app' }),
  };
}
