import { atom } from 'jotai';
import { writeLogAtom } from './write-log-atom.ts';

/** Writes an entry of type `error`. `source` names the handler that caught the error, or the work that failed. */
export const logErrorAtom = atom(null, (_get, set, source: string, error: unknown) => {
  const isError = error instanceof Error;
  const message = `${source}: ${isError ? error.message : String(error)}`;
  set(writeLogAtom, { message, type: 'error', extra: isError && error.stack ? { stack: error.stack } : {} });
});
