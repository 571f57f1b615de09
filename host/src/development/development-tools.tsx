import { FaultPanel } from './fault-panel.tsx';
import { OverrideBanner } from './override-banner.tsx';

interface Props {
  /** Reloads the page. */
  readonly reload: () => void;
}

/** The tools of development builds: they show which remotes are local and inject faults into them. */
export function DevelopmentTools({ reload }: Props) {
  return (
    <>
      <OverrideBanner reload={reload} />
      <FaultPanel reload={reload} />
    </>
  );
}
