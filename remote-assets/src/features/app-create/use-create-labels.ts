import type { AppKind } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the texts of the page for each kind of app. */
export function useCreateLabels(): Readonly<Record<AppKind, { title: string; noTarget: string }>> {
  const { t } = useLingui();
  return {
    algorithm: {
      title: t({ id: 'assets.menu.algorithm-app-create', message: 'Create algorithm app' }),
      noTarget: t({
        id: 'assets.page.app-create.no-algorithm',
        message: 'No published algorithms',
      }),
    },
    recognition: {
      title: t({ id: 'assets.menu.recognition-app-create', message: 'Create recognition app' }),
      noTarget: t({
        id: 'assets.page.app-create.no-recognition',
        message: 'No published recognition services',
      }),
    },
    nlp: {
      title: t({ id: 'assets.menu.nlp-app-create', message: 'Create NLP app' }),
      noTarget: t({ id: 'assets.page.app-create.no-nlp', message: 'No published NLP services' }),
    },
  };
}
