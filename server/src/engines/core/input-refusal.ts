import type { ErrorCode } from '@atrium/contract';

/** Why an engine cannot process an input. */
export interface Refusal {
  readonly code: ErrorCode;
  /** Fills the placeholders of the code's message. */
  readonly data: Readonly<Record<string, number>>;
  /** Names of the request's fields that are to blame. */
  readonly fields?: readonly string[] | undefined;
}

/** Thrown by an engine whose input keeps the contract of its task and is still nothing it can work on. */
export class InputRefusal extends Error implements Refusal {
  override readonly name = 'InputRefusal';
  readonly code: ErrorCode;
  readonly data: Refusal['data'];
  readonly fields: readonly string[];

  constructor(code: ErrorCode, message: string, data: Refusal['data'] = {}, fields: readonly string[] = []) {
    super(message);
    this.code = code;
    this.data = data;
    this.fields = fields;
  }
}
