import { Popup } from '@atrium/ui/base';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigationState } from '../../navigation/history/use-navigation-state.ts';
import styles from './header.module.css';
import { HeaderButton } from './header-button.tsx';

interface PanelButtonProps {
  /** Accessible name of the button. */
  readonly label: string;
  /** Accessible name of the panel. */
  readonly title: string;
  readonly icon: ReactNode;
  /** Called when the panel closes for any reason. */
  readonly onClose?: () => void;
  /** The content of the panel. `close` closes it, for example after a selection. */
  readonly children: (close: () => void) => ReactNode;
}

/** A header button with a panel under it. The panel takes the focus and closes when the page changes. */
export function PanelButton({ label, title, icon, onClose, children }: PanelButtonProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { pageKey } = useNavigationState();
  const [openPageKey, setOpenPageKey] = useState<number>();
  const isOpen = openPageKey === pageKey;

  function close(): void {
    setOpenPageKey(undefined);
  }

  return (
    <div ref={root} className={styles.panelRoot}>
      <HeaderButton
        label={label}
        press={isOpen ? close : () => setOpenPageKey(pageKey)}
        isExpanded={isOpen}
        controls={isOpen ? id : undefined}
      >
        {icon}
      </HeaderButton>
      {isOpen ? (
        <Popup
          id={id}
          className={styles.panel}
          role="dialog"
          aria-label={title}
          tabIndex={-1}
          anchor={() => root.current?.querySelector('button') ?? null}
          side="below-end"
          focus={(panel) => panel}
          onDismiss={close}
        >
          {children(close)}
          {onClose ? <CloseReporter onClose={onClose} /> : null}
        </Popup>
      ) : null}
    </div>
  );
}

/** Calls `onClose` when the panel is unmounted. */
function CloseReporter({ onClose }: { readonly onClose: () => void }) {
  const reportClose = useEffectEvent(onClose);
  useEffect(() => () => reportClose(), []);
  return null;
}
