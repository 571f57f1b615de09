import { useEffect, useState } from 'react';
import { holdObjectUrl, releaseObjectUrl } from './object-urls.ts';

/** An address under which the page can show a file, for as long as it is wanted. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ readonly file: Blob; readonly url: string }>();
  useEffect(() => {
    if (!file) return undefined;
    setShown({ file, url: holdObjectUrl(file) });
    return () => releaseObjectUrl(file);
  }, [file]);
  return file && shown?.file === file ? shown.url : undefined;
}
