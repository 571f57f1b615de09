import type { BodyOf, Call } from '@atrium/contract';
import { request } from '@atrium/runtime';
import type { RowPage, RowSource } from './definition.ts';

/** Returns a row source over a list call of the contract. */
export function callSource<Row>(call: Call): RowSource<Row> {
  return {
    list: (query, options) => request(call, query as BodyOf<Call>, options) as Promise<RowPage<Row>>,
  };
}
