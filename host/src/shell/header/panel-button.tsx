import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { usePlace } from '../../navigation/use-place.ts';
import { useDismissal } from '../menu/use-dismissal.ts';
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
  const { visit } = usePlace();
  const [openOn, setOpenOn] = useState<number>();
  const isOpen = openOn === visit;

  function close(): void {
    setOpenOn(undefined);
  }

  useDismissal(isOpen, root, (by) => {
    close();
    if (by === 'escape') root.current?.querySelector('button')?.focus();
  });

  return (
    <div ref={root} className={styles.panelRoot}>
      <HeaderButton
        label={label}
        press={isOpen ? close : () => setOpenOn(visit)}
        isExpanded={isOpen}
        controls={isOpen ? id : undefined}
      >
        {icon}
      </HeaderButton>
      {isOpen ? (
        <Panel id={id} title={title} onClose={onClose}>
          {children(close)}
        </Panel>
      ) : null}
    </div>
  );
}

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

function Panel({ id, title, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const tellEnd = useEffectEvent(() => onClose?.());
  useEffect(() => {
    panel.current?.focus();
    return () => tellEnd();
  }, []);
  return (
    <div ref={panel} id={id} className={styles.panel} role="dialog" aria-label={title} tabIndex={-1}>
      {children}
    </div>
  );
}
