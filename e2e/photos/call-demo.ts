import type { BodyOf, Call, DataOf } from '@atrium/contract';

/** Makes a call of the console as the admin of the photographed installation. */
export type CallDemo = <C extends Call>(call: C, body: BodyOf<C>, file?: Blob) => Promise<DataOf<C>>;
