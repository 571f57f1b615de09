import { appStore } from '../store/app-store.ts';
import { logErrorAtom } from './log-error-atom.ts';
import { wasReported } from './reported-errors.ts';

/** Logs unhandled errors until the returned function is called. Request errors are already in the log. */
export function installErrorLog(): () => void {
  const logUncaught = (event: ErrorEvent): void => {
    log('window.onerror', event.error ?? event.message);
  };
  const logRejection = (event: PromiseRejectionEvent): void => {
    log('unhandledrejection', event.reason);
  };
  globalThis.addEventListener('error', logUncaught);
  globalThis.addEventListener('unhandledrejection', logRejection);
  return () => {
    globalThis.removeEventListener('error', logUncaught);
    globalThis.removeEventListener('unhandledrejection', logRejection);
  };
}

function log(source: string, error: unknown): void {
  if (!wasReported(error)) appStore.set(logErrorAtom, source, error);
}
