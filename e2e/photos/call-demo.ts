import type { BodyOf, Call, DataOf } from '@atrium/contract';

/** Sends a call of the console as the admin of the deployment of which screenshots are taken. */
export type CallDemo = <C extends Call>(call: C, body: BodyOf<C>, file?: Blob) => Promise<DataOf<C>>;
