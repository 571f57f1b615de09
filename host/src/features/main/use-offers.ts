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
      title: t({ id: 'host.page.main.algorithm-title', message: 'Algorithms' }),
      line: t({
        id: 'host.page.main.algorithm-line',
        message:
          'Register algorithms and their versions. Know which one is in use; releases and rollbacks are on record.',
      }),
    },
    {
      kind: 'recognition',
      title: t({ id: 'host.page.main.recognition-title', message: 'Recognition' }),
      line: t({
        id: 'host.page.main.recognition-line',
        message: 'Manage recognition services. Upload a sample and see the result.',
      }),
    },
    {
      kind: 'nlp',
      title: t({ id: 'host.page.main.nlp-title', message: 'Language processing' }),
      line: t({
        id: 'host.page.main.nlp-line',
        message: 'Tokenizing and more, ready to use, made for Chinese, running offline.',
      }),
    },
    {
      kind: 'app',
      title: t({ id: 'host.page.main.app-title', message: 'Apps' }),
      line: t({
        id: 'host.page.main.app-line',
        message: 'Turn what you have into apps. Open one to try it, and share it with those who need it.',
      }),
    },
    {
      kind: 'console',
      title: t({ id: 'host.page.main.console-title', message: 'Console' }),
      line: t({
        id: 'host.page.main.console-line',
        message: 'Invocations, latency and failures at a glance: what went wrong, and since when.',
      }),
    },
    {
      kind: 'own',
      title: t({ id: 'host.page.main.own-title', message: 'Yours' }),
      line: t({
        id: 'host.page.main.own-line',
        message: 'Runs on your machines, and data stays there. Each team deploys its own part.',
      }),
    },
  ];
}
