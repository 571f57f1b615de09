import { notify, requestErrorAtom, useAppAtomListener } from '@atrium/runtime';
import { useLingui } from '@lingui/react';
import { requestErrorWords } from '../components/request-error-words.ts';

/** Shows each reported request error in the current language. */
export function RequestErrorVoice() {
  const { i18n } = useLingui();
  useAppAtomListener(requestErrorAtom, (report) => {
    if (!report) return;
    const labels = requestErrorWords(report.error);
    notify.error(typeof labels === 'string' ? labels : i18n._(labels));
  });
  return null;
}
