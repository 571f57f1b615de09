import { useEffect, useState } from 'react';

/** Milliseconds for which a URL stays valid after the last component released it. */
const REVOKE_DELAY = 30_000;

interface SharedUrl {
  readonly url: string;
  /** The number of callers that have not released the URL. */
  referenceCount: number;
  timer?: ReturnType<typeof setTimeout>;
}

const urls = new Map<Blob, SharedUrl>();

/** Returns a URL of a file. It is valid while the component is mounted. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ readonly file: Blob; readonly url: string }>();
  useEffect(() => {
    if (!file) return undefined;
    setShown({ file, url: acquireObjectUrl(file) });
    return () => releaseObjectUrl(file);
  }, [file]);
  return file && shown?.file === file ? shown.url : undefined;
}

/** Returns the URL of a file. All callers with this file share the URL, and each of them releases it once. */
export function acquireObjectUrl(file: Blob): string {
  const shared = urls.get(file) ?? { url: URL.createObjectURL(file), referenceCount: 0 };
  clearTimeout(shared.timer);
  shared.referenceCount += 1;
  urls.set(file, shared);
  return shared.url;
}

/**
 * Releases a file's URL. It stays valid for a while, because a page that is hidden releases it too. Otherwise, an image
 * would fail if it is still loading, or if the page is shown again immediately.
 */
export function releaseObjectUrl(file: Blob): void {
  const shared = urls.get(file);
  if (!shared) return;
  shared.referenceCount -= 1;
  if (shared.referenceCount > 0) return;
  shared.timer = setTimeout(() => {
    urls.delete(file);
    URL.revokeObjectURL(shared.url);
  }, REVOKE_DELAY);
}
