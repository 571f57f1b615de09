import { useEffect, useEffectEvent } from 'react';

/** Tells of images that are pasted anywhere on the page, as long as it is shown. */
export function usePastedImage(onImage: (file: File) => void): void {
  const takeImage = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    onImage(file);
  });
  useEffect(() => {
    const take = (event: ClipboardEvent) => takeImage(event);
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
}
