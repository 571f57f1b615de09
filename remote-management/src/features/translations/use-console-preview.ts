import type { LocaleId } from '@atrium/contract';
import { loadMessageActions, localeAtom } from '@atrium/i18n';
import { useAppAtomValue } from '@atrium/runtime';
import { useEffect, useState } from 'react';

/** Previews a text in the whole console of this browser tab, until the preview ends or the view closes. */
export function useConsolePreview(locale: LocaleId, messageId: string) {
  const current = useAppAtomValue(localeAtom);
  const [isShown, setShown] = useState(false);
  useEffect(
    () => () => {
      if (isShown) void previewMessages({});
    },
    [isShown],
  );
  return {
    /** Whether the console is in the language of the text. */
    isPossible: current === locale,
    isShown,
    async show(text: string): Promise<void> {
      await previewMessages({ [messageId]: text });
      setShown(true);
    },
    /** Ends the preview: the cleanup of the effect above then removes the text from the console. */
    end: () => setShown(false),
  };
}

async function previewMessages(messages: Readonly<Record<string, string>>): Promise<void> {
  await (await loadMessageActions()).previewMessages(messages);
}
