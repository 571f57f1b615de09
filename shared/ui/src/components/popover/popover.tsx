import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Popup } from '../popup/popup.tsx';

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

/** A popover under its button. The focus moves into it when it opens. */
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
        // A click while the popover is open closes it.
        onClick: ({ currentTarget }) =>
          setAnchor(anchor || !(currentTarget instanceof HTMLElement) ? undefined : currentTarget),
      })}
      {anchor ? (
        <Popup
          id={id}
          role="dialog"
          aria-label={label}
          anchor={() => anchor}
          focus={(popup) => popup.querySelector<HTMLElement>('button, input, select')}
          onDismiss={() => setAnchor(undefined)}
        >
          {children(close)}
        </Popup>
      ) : null}
    </>
  );
}
