import { FaultPanel } from './fault-panel.tsx';
import { OverrideBanner } from './override-banner.tsx';

interface Props {
  /** Loads the page again. */
  readonly reload: () => void;
}

/** What only a development build shows: which remotes are local ones, and what can befall each. */
export function DevelopmentTools({ reload }: Props) {
  return (
    <>
      <OverrideBanner reload={reload} />
      <FaultPanel reload={reload} />
    </>
  );
}
