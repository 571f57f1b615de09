/** A PO file as the build compiles it: messages by id, in Lingui's compiled form. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

/** The messages of pages that load on demand. */
declare module '*.po?lazy' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
