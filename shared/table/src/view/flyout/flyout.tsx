import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './flyout.module.css';
import { placePanel } from './place-panel.ts';

interface TriggerProps {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: (event: MouseEvent<HTMLElement> | Event) => void;
}

interface FlyoutProps {
  /** The accessible label of the popover. */
  readonly label: string;
  readonly trigger: (props: TriggerProps) => ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A popover under its button. The focus moves into it, Tab moves on from there, and Escape or a press outside closes
 * it.
 */
export function Flyout({ label, trigger, children }: FlyoutProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => {
    anchor?.focus();
    setAnchor(undefined);
  };
  return (
    <>
      {trigger({
        'aria-expanded': anchor !== undefined,
        'aria-controls': anchor ? id : undefined,
        onClick: ({ currentTarget }) =>
          setAnchor(anchor || !(currentTarget instanceof HTMLElement) ? undefined : currentTarget),
      })}
      {anchor ? (
        <FlyoutPanel
          id={id}
          label={label}
          anchor={anchor}
          onClose={close}
          onLeave={() => setAnchor(undefined)}
        >
          {children(close)}
        </FlyoutPanel>
      ) : null}
    </>
  );
}

interface FlyoutPanelProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: HTMLElement;
  onClose(): void;
  onLeave(): void;
  readonly children: ReactNode;
}

function FlyoutPanel({ id, label, anchor, onClose, onLeave, children }: FlyoutPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    // The top layer: no scrolling frame can clip it. Without support for it, a fixed box is used.
    if ('showPopover' in element) {
      element.popover = 'manual';
      element.showPopover();
    }
    const place = () => placePanel(element, anchor);
    place();
    element.querySelector<HTMLElement>('button, input, select')?.focus();
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
    };
  }, [anchor]);
  useOutside(panel, anchor, onLeave);
  return (
    <div
      ref={panel}
      id={id}
      className={styles.panel}
      role="dialog"
      aria-label={label}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        const isInside = relatedTarget instanceof Node && panel.current?.contains(relatedTarget);
        if (relatedTarget && !isInside && relatedTarget !== anchor) onLeave();
      }}
    >
      {children}
    </div>
  );
}

/** Reports presses outside a popover and its button. */
function useOutside(
  panel: { readonly current: HTMLElement | null },
  anchor: HTMLElement,
  onLeave: () => void,
) {
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    leave.current = onLeave;
  });
  useLayoutEffect(() => {
    const press = ({ target }: PointerEvent) => {
      const isOurs = target instanceof Node && (panel.current?.contains(target) || anchor.contains(target));
      if (!isOurs) leave.current();
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [panel, anchor]);
}
