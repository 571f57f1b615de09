import type { ErrorCode } from '@atrium/contract';

/** Why an engine cannot process an input. */
export interface InputRejection {
  readonly code: ErrorCode;
  /** Values for the placeholders of the code's message. */
  readonly data: Readonly<Record<string, number | string>>;
  /** Names of the request fields that cause the error. */
  readonly fields?: readonly string[] | undefined;
}

/** Thrown by an engine for an input that satisfies the contract of its task but that the engine cannot process. */
export class InputRejectedError extends Error implements InputRejection {
  override readonly name = 'InputRejectedError';
  readonly code: ErrorCode;
  readonly data: InputRejection['data'];
  readonly fields: readonly string[];

  constructor(
    code: ErrorCode,
    message: string,
    data: InputRejection['data'] = {},
    fields: readonly string[] = [],
  ) {
    super(message);
    this.code = code;
    this.data = data;
    this.fields = fields;
  }
}
