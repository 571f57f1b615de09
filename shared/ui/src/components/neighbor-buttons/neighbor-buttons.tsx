import Button from '@arco-design/web-react/es/Button';
import IconDown from '@arco-design/web-react/icon/react-icon/IconDown';
import IconUp from '@arco-design/web-react/icon/react-icon/IconUp';
import { useEffect, useEffectEvent } from 'react';

interface NeighborButtonsProps {
  /** Already translated. */
  readonly labels: { readonly previous: string; readonly next: string };
  /** Show the record above or below in the list. Undefined at the ends of the list. */
  readonly showPrevious: (() => void) | undefined;
  readonly showNext: (() => void) | undefined;
}

/** The buttons of a drawer that show the record above or below in its list. The keys K and J do the same. */
export function NeighborButtons({ labels, showPrevious, showNext }: NeighborButtonsProps) {
  const showByKey = useEffectEvent(({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || isTextField(target)) return;
    if (key === 'k') showPrevious?.();
    else if (key === 'j') showNext?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => showByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        type="text"
        disabled={!showPrevious}
        aria-label={labels.previous}
        aria-keyshortcuts="K"
        icon={<IconUp />}
        onClick={() => showPrevious?.()}
      />
      <Button
        type="text"
        disabled={!showNext}
        aria-label={labels.next}
        aria-keyshortcuts="J"
        icon={<IconDown />}
        onClick={() => showNext?.()}
      />
    </>
  );
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
