import { useLingui } from '@lingui/react/macro';
import type { FeatureKind } from './feature-drawing.tsx';

interface ProductFeature {
  readonly kind: FeatureKind;
  readonly title: string;
  readonly description: string;
}

/** Returns the texts of the features of the console. */
export function useProductFeatures(): readonly ProductFeature[] {
  const { t } = useLingui();
  return [
    {
      kind: 'algorithm',
      title: t({ id: 'host.page.main.algorithm-title', message: 'Algorithms' }),
      description: t({
        id: 'host.page.main.algorithm-description',
        message:
          'Manage algorithms and their versions. See which version is in production, and publish or roll back with a full history.',
      }),
    },
    {
      kind: 'recognition',
      title: t({ id: 'host.page.main.recognition-title', message: 'Recognition' }),
      description: t({
        id: 'host.page.main.recognition-description',
        message: 'Manage image recognition. Upload a sample and see the result.',
      }),
    },
    {
      kind: 'nlp',
      title: t({ id: 'host.page.main.nlp-title', message: 'NLP' }),
      description: t({
        id: 'host.page.main.nlp-description',
        message: 'Tokenization and more, ready to use offline, with first-class support for Chinese.',
      }),
    },
    {
      kind: 'app',
      title: t({ id: 'host.page.main.app-title', message: 'Apps' }),
      description: t({
        id: 'host.page.main.app-description',
        message:
          'Create apps from algorithms, recognition services and NLP services. Try them and share them.',
      }),
    },
    {
      kind: 'dashboard',
      title: t({ id: 'host.page.main.console-title', message: 'Dashboard' }),
      description: t({
        id: 'host.page.main.console-description',
        message: 'See runs, latency and failures at a glance, and find out what went wrong and when.',
      }),
    },
    {
      kind: 'self-hosted',
      title: t({ id: 'host.page.main.own-title', message: 'Self-hosted' }),
      description: t({
        id: 'host.page.main.own-description',
        message:
          'Everything runs on your machines, and your data stays there. Each team can deploy its own pages.',
      }),
    },
  ];
}
