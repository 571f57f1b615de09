import type { ErrorCode } from '@atrium/contract';

/** Why an input can't be worked on: the code that callers are told, and what fills the placeholders of its message. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly data: Readonly<Record<string, number>>;
}

/** Thrown by an engine whose input keeps the contract of its task and is still nothing it can work on. */
export class InputRefusal extends Error implements Refusal {
  override readonly name = 'InputRefusal';
  readonly code: ErrorCode;
  readonly data: Refusal['data'];

  constructor(code: ErrorCode, message: string, data: Refusal['data'] = {}) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
