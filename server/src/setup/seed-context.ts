import type { MessageLocale } from '../domain/message-locale.ts';
import type { EngineRegistry } from '../engines/run/engine-registry.ts';

/** For whom a new installation's first things are made, when, with which engines, and in which language. */
export interface SeedContext {
  readonly adminId: string;
  readonly at: Date;
  readonly engines: EngineRegistry;
  /** What they are named and described in; the user who wants to may rename them. */
  readonly locale: MessageLocale;
}
