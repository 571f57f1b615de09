import { registerCatalog } from '@atrium/i18n';
import { useEffect, useState } from 'react';

let isSpoken = false;
let asked: Promise<void> | undefined;

/** Whether the table's own words are there in the language that is spoken; they are fetched with the first table. */
export function useTableMessages(): boolean {
  const [isReady, setReady] = useState(isSpoken);
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  useEffect(() => {
    if (!isReady)
      speak().then(
        () => setReady(true),
        (cause: unknown) => setFailure({ cause }),
      );
  }, [isReady]);
  if (failure) throw failure.cause;
  return isReady;
}

/** Fetches the words once; after a failure the next table tries again. */
function speak(): Promise<void> {
  asked ??= registerCatalog('table', {
    'zh-CN': () => import('../../locales/zh-CN.po'),
    'en-US': () => import('../../locales/en-US.po'),
  }).then(
    () => {
      isSpoken = true;
    },
    (cause: unknown) => {
      asked = undefined;
      throw cause;
    },
  );
  return asked;
}
