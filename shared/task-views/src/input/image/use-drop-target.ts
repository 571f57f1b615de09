import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const EVENTS = ['dragover', 'dragleave', 'drop'] as const;

/** Takes a file that is dropped on an element, and tells whether something is held over it. */
export function useDropTarget(
  target: RefObject<HTMLElement | null>,
  isDisabled: boolean,
  onFile: (file: File) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: DragEvent) => {
    if (isDisabled) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    const [file] = event.type === 'drop' ? (event.dataTransfer?.files ?? []) : [];
    if (file) onFile(file);
  });
  useEffect(() => {
    const element = target.current;
    const listen = (event: DragEvent) => take(event);
    for (const name of EVENTS) element?.addEventListener(name, listen);
    return () => {
      for (const name of EVENTS) element?.removeEventListener(name, listen);
    };
  }, [target]);
  return isOver;
}
