import type { Frame } from '@atrium/contract';
import { deploymentAtom, useAppAtomValue } from '@atrium/runtime';
import { checkFrameAddress } from './check-frame-address.ts';
import styles from './frame-page.module.css';
import { FrameRejection } from './frame-rejection.tsx';
import { FramedSite } from './framed-site.tsx';

interface FramePageProps {
  /** The translated title of the page. It is also the accessible name of the frame. */
  readonly title: string;
  readonly frame: Frame;
}

/** Shows an external site as a page of the console, if the deployment allows that site. */
export function FramePage({ title, frame: { address, hasMargin = true } }: FramePageProps) {
  const { frames } = useAppAtomValue(deploymentAtom);
  const verdict = checkFrameAddress(address, { origin: window.location.origin, allowed: frames });
  if (verdict !== 'allowed') return <FrameRejection verdict={verdict} address={address} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.visuallyHidden}>{title}</h1>
      <div className={styles.area} data-margin={hasMargin}>
        <FramedSite key={address} title={title} address={address} />
      </div>
    </div>
  );
}
