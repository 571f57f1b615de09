import type { LocaleId } from '@atrium/contract';

/** The texts that the builds of the console contain. */
export interface BuiltInMessages {
  /** Returns the translated messages of a locale by id, as ICU texts. The messages of `en-US` are complete. */
  read(locale: LocaleId): Promise<ReadonlyMap<string, string>>;
}

/** For a server without builds of the console. */
export const NO_BUILT_IN_MESSAGES: BuiltInMessages = { read: async () => new Map() };
