import { LIMITS } from '@atrium/contract';
import { atom } from 'jotai';
import { markReported } from '../log/reported-errors.ts';
import { writeLogAtom } from '../log/write-log-atom.ts';
import { BusinessError } from './business-error.ts';
import { HttpStatusError } from './http-status-error.ts';
import { NetworkError } from './network-error.ts';

export type RequestError = HttpStatusError | BusinessError | NetworkError;

/**
 * An error to describe and show for three seconds. Use a listener of {@link requestErrorAtom}: its value is only the
 * last report, so a view that reads the value can miss an earlier one.
 */
export interface RequestErrorReport {
  readonly id: number;
  readonly error: RequestError;
}

interface TimedReport extends RequestErrorReport {
  readonly key: string;
  readonly at: number;
}

/** The number of reports that are stored, because their toasts may still be visible. */
const MAX_REPORTS = 50;

const reportsAtom = atom<readonly TimedReport[]>([]);

/** The last error reported for a toast. */
export const requestErrorAtom = atom((get): RequestErrorReport | undefined => get(reportsAtom).at(-1));

/**
 * Logs a failed request as "data request exception" and reports it for a toast, unless a toast with the same text is
 * visible. A 401 shows no toast, because the sign-in page or dialog shows the end of the session.
 */
export const reportRequestErrorAtom = atom(null, (get, set, error: RequestError) => {
  markReported(error);
  set(writeLogAtom, { message: 'data request exception', type: 'error', extra: describe(error) });
  if (error instanceof HttpStatusError && error.status === 401) return;
  const key = getKey(error);
  const now = Date.now();
  const reports = get(reportsAtom);
  // The absolute difference, because the clock of the system may be set back.
  const isVisible = reports.some(
    (report) => report.key === key && Math.abs(now - report.at) < LIMITS.toastDuration,
  );
  if (isVisible) return;
  const id = (reports.at(-1)?.id ?? 0) + 1;
  set(reportsAtom, [...reports, { id, error, key, at: now }].slice(-MAX_REPORTS));
});

/** Two errors share a toast if their texts are equal. Only some texts include the URL. */
function getKey(error: RequestError): string {
  if (error instanceof NetworkError) return `network ${error.kind}`;
  if (error instanceof BusinessError) return `business ${error.code} ${error.msg} ${error.url}`;
  return error.status === 404 ? `status 404 ${error.url}` : `status ${error.status}`;
}

function describe(error: RequestError): Record<string, unknown> {
  const { name, url, message } = error;
  if (error instanceof NetworkError) return { name, url, reason: message, kind: error.kind };
  if (error instanceof BusinessError) return { name, url, reason: message, code: error.code };
  return { name, url, reason: message, status: error.status };
}
