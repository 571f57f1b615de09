import { SafeLink, Spin } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './frame-page.module.css';

/**
 * The site may run scripts and use its own origin's storage. It cannot navigate the console or open dialogs in its
 * name.
 */
const RIGHTS =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/**
 * The delay in milliseconds before a link to the page is offered. The console cannot detect why a frame stays empty.
 */
const SLOW_AFTER = 8_000;

interface FramedSiteProps {
  readonly title: string;
  /** An address that has passed the frame check. */
  readonly address: string;
}

export function FramedSite({ title, address }: FramedSiteProps) {
  const { t } = useLingui();
  const [isLoaded, setIsLoaded] = useState(false);
  const isSlow = useIsOver(SLOW_AFTER) && !isLoaded;
  return (
    <>
      <iframe
        className={styles.frame}
        title={title}
        src={address}
        sandbox={RIGHTS}
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

function useIsOver(time: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), time);
    return () => clearTimeout(timer);
  }, [time]);
  return isOver;
}
