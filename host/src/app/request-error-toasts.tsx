import { notify, requestErrorAtom, useAppAtomListener } from '@atrium/runtime';
import { useLingui } from '@lingui/react';
import { getRequestErrorMessage } from '../components/get-request-error-message.ts';

/** Shows each reported request error in the current language. */
export function RequestErrorToasts() {
  const { i18n } = useLingui();
  useAppAtomListener(requestErrorAtom, (report) => {
    if (!report) return;
    const message = getRequestErrorMessage(report.error);
    notify.error(typeof message === 'string' ? message : i18n._(message));
  });
  return null;
}
