import type { LocaleId } from '@atrium/contract';
import type { EngineRegistry } from '../engines/run/engine-registry.ts';

/** The admin for whom the seeds are created, the time, the engines and the language. */
export interface SeedContext {
  readonly adminId: string;
  readonly at: Date;
  readonly engines: EngineRegistry;
  /** The language of the names and descriptions of the seeds, which users may change. */
  readonly locale: LocaleId;
}
