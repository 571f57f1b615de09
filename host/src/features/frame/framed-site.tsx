import { SafeLink, Spin } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './frame-page.module.css';

/**
 * The site may run scripts and use its own origin's storage. It cannot navigate the console, and it cannot open dialogs
 * that appear to come from the console.
 */
const SANDBOX_PERMISSIONS =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/**
 * The delay in milliseconds before a link to the page is offered. The console cannot detect why a frame stays empty.
 */
const SLOW_DELAY = 8_000;

interface FramedSiteProps {
  readonly title: string;
  /** An address that `checkFrameAddress` allows. */
  readonly address: string;
}

/** An external site in a sandboxed frame. If the site loads slowly, a link offers to open it in a new window. */
export function FramedSite({ title, address }: FramedSiteProps) {
  const { t } = useLingui();
  const [isLoaded, setIsLoaded] = useState(false);
  const isSlow = useHasElapsed(SLOW_DELAY) && !isLoaded;
  return (
    <>
      <iframe
        className={styles.frame}
        title={title}
        src={address}
        sandbox={SANDBOX_PERMISSIONS}
        referrerPolicy="no-referrer"
        allow="fullscreen"
        onLoad={() => setIsLoaded(true)}
      />
      {isLoaded ? null : (
        <div className={styles.waiting} role="status">
          <Spin />
          <span>{t({ id: 'host.page.frame.loading', message: 'Loading page' })}</span>
          {isSlow ? (
            <SafeLink to={address}>
              {t({ id: 'host.page.frame.open-apart', message: 'Open in new window' })}
            </SafeLink>
          ) : null}
        </div>
      )}
    </>
  );
}

function useHasElapsed(time: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), time);
    return () => clearTimeout(timer);
  }, [time]);
  return hasElapsed;
}
