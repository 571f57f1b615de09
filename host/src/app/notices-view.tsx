import { LIMITS } from '@atrium/contract';
import { dismissNoticeAtom, noticesAtom } from '@atrium/runtime';
import { Message } from '@atrium/ui/base';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';

/** Shows notices as popups in the app's own context, so that theme, language and direction reach them. */
export function NoticesView() {
  const notices = useAtomValue(noticesAtom);
  const dismiss = useSetAtom(dismissNoticeAtom);
  const [message, popups] = Message.useMessage();
  const shown = useRef(0);
  useEffect(() => {
    for (const { id, type, text } of notices) {
      if (id <= shown.current) continue;
      shown.current = id;
      // One popup a text: a hundred requests that fail alike are told once.
      message[type]?.({ id: text, content: text, duration: LIMITS.popupDuration });
      dismiss(id);
    }
  }, [notices, dismiss, message]);
  return <>{popups}</>;
}
