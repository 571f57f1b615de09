import { SafeLink } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { FrameVerdict } from './check-frame-address.ts';

interface FrameRejectionProps {
  readonly verdict: Exclude<FrameVerdict, 'allowed'>;
  readonly address: string;
}

/** Explains why a page is not shown in a frame, and links to it where that is safe. */
export function FrameRejection({ verdict, address }: FrameRejectionProps) {
  const { t } = useLingui();
  const lines = {
    invalid: t({ id: 'host.page.frame.unreadable', message: 'The address is incomplete or invalid.' }),
    insecure: t({
      id: 'host.page.frame.insecure',
      message: 'Only HTTPS pages can be shown here.',
    }),
    own: t({ id: 'host.page.frame.own', message: 'The console cannot show its own pages in a frame.' }),
    foreign: t({
      id: 'host.page.frame.foreign',
      message: 'This site is not allowed here. The server administrator can allow it with ATRIUM_FRAMES.',
    }),
  };
  return (
    <StateView
      place="page"
      kind="forbidden"
      title={t({ id: 'host.page.frame.refused', message: 'This page cannot be shown here' })}
      description={lines[verdict]}
      action={
        verdict === 'foreign' ? (
          <SafeLink to={address}>
            {t({ id: 'host.page.frame.open-apart', message: 'Open in new window' })}
          </SafeLink>
        ) : undefined
      }
    />
  );
}
