import { notify, requestErrorAtom, useAppAtomListener } from '@atrium/runtime';
import { useLingui } from '@lingui/react';
import { requestErrorWords } from '../pieces/request-error-words.ts';

/** Puts each reported request error into words, in the language spoken at that moment. */
export function RequestErrorVoice() {
  const { i18n } = useLingui();
  useAppAtomListener(requestErrorAtom, (report) => {
    if (!report) return;
    const words = requestErrorWords(report.error);
    notify.error(typeof words === 'string' ? words : i18n._(words));
  });
  return null;
}
