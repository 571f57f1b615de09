import type { BodyOf, Call, DataOf } from '@atrium/contract';

/** A promise of data. `value` is set when the data has already arrived, so that a view can show it at once. */
export type Arriving<Data> = Promise<Data> & { readonly value?: Data };

/**
 * Returns the data of a call that was sent early: before the code that needs the data was loaded. Returns `undefined`
 * if there is no such call. `send` sends the call again if the early one failed.
 */
export type ConsumeEarlyCall = <C extends Call>(
  call: C,
  body: BodyOf<C>,
  send: () => Promise<DataOf<C>>,
) => Arriving<DataOf<C>> | undefined;

let consume: ConsumeEarlyCall = () => undefined;

/** Sets the function to which `consumeEarlyCall` delegates. By default, no call was sent early. */
export function setConsumeEarlyCall(next: ConsumeEarlyCall): void {
  consume = next;
}

export const consumeEarlyCall: ConsumeEarlyCall = (call, body, send) => consume(call, body, send);
