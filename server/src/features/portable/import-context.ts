import type { RunContext } from '../../domain/request-context.ts';

/** The request of an import, with the file. */
export type ImportContext = Pick<
  RunContext,
  'user' | 'locale' | 'address' | 'at' | 'file' | 'arrivedAt' | 'signal' | 'memory'
>;
