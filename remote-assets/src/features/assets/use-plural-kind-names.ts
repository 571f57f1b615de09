import type { AppKind } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the names of the kinds in the plural, as labels for all apps of a kind. */
export function usePluralKindNames(): Readonly<Record<AppKind, string>> {
  const { t } = useLingui();
  return {
    algorithm: t({ id: 'assets.page.assets.algorithm-apps', message: 'Algorithm apps' }),
    recognition: t({ id: 'assets.page.assets.recognition-apps', message: 'Recognition apps' }),
    nlp: t({ id: 'assets.page.assets.nlp-apps', message: 'NLP apps' }),
  };
}
