import type { DataOf, passkeyCalls } from '@atrium/contract';

/** A passkey of the signed-in user. */
export type Passkey = DataOf<typeof passkeyCalls.list>['list'][number];
