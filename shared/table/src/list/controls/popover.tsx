import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './popover.module.css';

interface TriggerProps {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: (event: MouseEvent<HTMLElement> | Event) => void;
}

export interface PopoverProps {
  /** The accessible label of the popover. */
  readonly label: string;
  readonly trigger: (props: TriggerProps) => ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A popover under its button. The focus moves into it, Tab moves on from there, and Escape or a press outside closes
 * it.
 */
export function Popover({ label, trigger, children }: PopoverProps) {
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
        <PopoverBox
          id={id}
          label={label}
          anchor={anchor}
          onClose={close}
          onLeave={() => setAnchor(undefined)}
        >
          {children(close)}
        </PopoverBox>
      ) : null}
    </>
  );
}

interface PopoverBoxProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: HTMLElement;
  onClose(): void;
  onLeave(): void;
  readonly children: ReactNode;
}

function PopoverBox({ id, label, anchor, onClose, onLeave, children }: PopoverBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const press = useEffectEvent(({ target }: PointerEvent) => {
    const isInside = target instanceof Node && (box.current?.contains(target) || anchor.contains(target));
    if (!isInside) onLeave();
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // The top layer: no scrolling frame can clip it. Without support for it, a fixed box is used.
    if ('showPopover' in element) {
      element.popover = 'manual';
      element.showPopover();
    }
    const listening = new AbortController();
    const { signal } = listening;
    const position = () => placeBox(element, anchor);
    position();
    element.querySelector<HTMLElement>('button, input, select')?.focus();
    window.addEventListener('resize', position, { signal });
    document.addEventListener('scroll', position, { signal, capture: true });
    document.addEventListener('pointerdown', (event) => press(event), { signal, capture: true });
    return () => listening.abort();
  }, [anchor]);
  return (
    <div
      ref={box}
      id={id}
      className={styles.popover}
      role="dialog"
      aria-label={label}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        const isInside = relatedTarget instanceof Node && box.current?.contains(relatedTarget);
        if (relatedTarget && !isInside && relatedTarget !== anchor) onLeave();
      }}
    >
      {children}
    </div>
  );
}

const GAP = 4;
const MARGIN = 8;

/** Places a popover under its button, or above it if there is more space; always completely inside the window. */
function placeBox(box: HTMLElement, anchor: HTMLElement): void {
  const around = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const start = isRightToLeft ? around.right - width : around.left;
  const left = Math.max(MARGIN, Math.min(start, window.innerWidth - width - MARGIN));
  const below = around.bottom + GAP;
  const above = around.top - GAP - height;
  const isBelow = below + height <= window.innerHeight - MARGIN || above < MARGIN;
  box.style.left = `${left}px`;
  box.style.top = `${isBelow ? below : above}px`;
}
