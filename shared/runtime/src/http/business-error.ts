import type { FieldError } from '@atrium/contract';

interface Refusal {
  readonly code: number;
  readonly msg: string;
  readonly url: string;
  readonly fields: readonly FieldError[];
  readonly data?: unknown;
}

/** The server understood the request and refused it: a code other than 0. */
export class BusinessError extends Error {
  /** One of `ERROR_CODES`, or one that this client does not know. */
  readonly code: number;
  /** The server's words, in the language that the request asked for. */
  readonly msg: string;
  /** Full address of the request. */
  readonly url: string;
  /** Refused fields; empty when the refusal is not about fields. */
  readonly fields: readonly FieldError[];
  /** What the server tells beside: what is in the way, or what is stored by now. To be parsed by the user who reads it. */
  readonly data: unknown;

  constructor({ code, msg, url, fields, data }: Refusal) {
    super(`The request was refused with code ${code}: ${msg} ${url}`);
    this.name = 'BusinessError';
    this.code = code;
    this.msg = msg;
    this.url = url;
    this.fields = fields;
    this.data = data;
  }
}
