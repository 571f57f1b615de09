import { SafeLink } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { FrameVerdict } from './judge-frame.ts';

interface FrameRefusalProps {
  readonly verdict: Exclude<FrameVerdict, 'allowed'>;
  readonly address: string;
}

/** Says why a page is not shown in a frame, and leads there apart where that is harmless. */
export function FrameRefusal({ verdict, address }: FrameRefusalProps) {
  const { t } = useLingui();
  const lines = {
    unreadable: t({ id: 'host.page.frame.unreadable', message: 'This address is incomplete or unreadable.' }),
    insecure: t({
      id: 'host.page.frame.insecure',
      message: 'Only pages that are served by https can be shown inside the console.',
    }),
    own: t({ id: 'host.page.frame.own', message: 'The console does not show its own pages inside itself.' }),
    foreign: t({
      id: 'host.page.frame.foreign',
      message:
        'This site is not among those that may be shown here. An administrator can add it to the deployment’s configuration (ATRIUM_FRAMES).',
    }),
  };
  return (
    <StateView
      place="page"
      kind="forbidden"
      title={t({ id: 'host.page.frame.refused', message: 'This page cannot be shown here' })}
      line={lines[verdict]}
      action={
        verdict === 'foreign' ? (
          <SafeLink to={address}>
            {t({ id: 'host.page.frame.open-apart', message: 'Open in a new window' })}
          </SafeLink>
        ) : undefined
      }
    />
  );
}
