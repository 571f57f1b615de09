import type { FieldError } from '@atrium/contract';

interface BusinessErrorData {
  readonly code: number;
  readonly msg: string;
  readonly url: string;
  readonly fields: readonly FieldError[];
  readonly data?: unknown;
}

/** The server understood the request and rejected it: the code is not 0. */
export class BusinessError extends Error {
  /** One of `ERROR_CODES`, or a code that this client does not support. */
  readonly code: number;
  /** The server's message, in the language of the request. */
  readonly msg: string;
  /** Full URL of the request. */
  readonly url: string;
  /** Field errors. Empty if the error is not about fields. */
  readonly fields: readonly FieldError[];
  /**
   * Additional data from the server, such as the records that block the action or the stored record. The code that uses
   * it parses it.
   */
  readonly data: unknown;

  constructor({ code, msg, url, fields, data }: BusinessErrorData) {
    super(`The request was rejected with code ${code}: ${msg} ${url}`);
    this.name = 'BusinessError';
    this.code = code;
    this.msg = msg;
    this.url = url;
    this.fields = fields;
    this.data = data;
  }
}
