import type { LocaleId } from '@atrium/contract';
import { ERROR_CODES, type ErrorCode } from '@atrium/contract';
import { isDatabaseUnavailable } from '../../database/is-database-unavailable.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { getErrorMessage } from '../../domain/messages/error-message.ts';
import { OverloadError } from '../../domain/overload-error.ts';
import { StatusError } from '../../domain/status-error.ts';
import { translate } from '../../domain/texts/translate.ts';

/** The classes of errors. A program uses them to decide what to do. */
export const PUBLIC_ERROR_TYPES = [
  'invalid_request_error',
  'authentication_error',
  'permission_error',
  'rate_limit_error',
  'api_error',
] as const;

/** The error response of the public API. */
export interface PublicError {
  readonly status: number;
  readonly code: string;
  readonly type: (typeof PUBLIC_ERROR_TYPES)[number];
  readonly message: string;
  /** The invalid field, such as `inputs.text`. */
  readonly param: string | null;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;
}

/** Codes whose name or status differs from the rule: 1xxx and 3xxx give 422, 2xxx give 409, 4xxx give 500. */
const SPECIAL_CODES: Readonly<
  Partial<Record<ErrorCode, { readonly status?: number; readonly name?: string }>>
> = {
  [ERROR_CODES.invalid]: { name: 'invalid_input' },
  [ERROR_CODES.notActive]: { name: 'app_paused' },
  [ERROR_CODES.idempotencyMismatch]: { status: 422 },
  [ERROR_CODES.notAllowed]: { status: 403 },
  [ERROR_CODES.notFound]: { status: 404 },
  [ERROR_CODES.rateLimited]: { status: 429 },
  [ERROR_CODES.concurrencyLimited]: { status: 429 },
  [ERROR_CODES.dailyLimit]: { status: 429, name: 'quota_day' },
  [ERROR_CODES.imageTooLarge]: { status: 413 },
  [ERROR_CODES.archiveTooLarge]: { status: 413 },
  [ERROR_CODES.storageFull]: { status: 409 },
  [ERROR_CODES.batchLimit]: { status: 429 },
  [ERROR_CODES.batchRowLimit]: { status: 429 },
  [ERROR_CODES.engineTimeout]: { status: 504 },
  [ERROR_CODES.engineUnavailable]: { status: 503 },
};
const STATUS_BY_FIRST_DIGIT: Readonly<Record<string, number>> = { 1: 422, 2: 409, 3: 422, 4: 500 };

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'invalid_api_key',
  403: 'insufficient_scope',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'request_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'server_busy',
};

/** The messages in English. Responses contain their translations. */
export const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read. Send a JSON object, or a form with a file.',
  401: 'The API key is missing, unknown, expired or revoked. Send it as “Authorization: Bearer ak_…”.',
  403: 'The API key lacks the scope of this request.',
  404: 'The address does not exist, or the API key does not belong to this app.',
  405: 'The address does not accept this method.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'The content type is not supported. Send application/json or multipart/form-data.',
  429: 'Too many requests. Try again later.',
  500: 'The server failed. The request ID helps the admin to find the cause.',
  503: 'The server is busy. Try again later.',
};

/** Describes any error in the caller's language. Details of unexpected errors go to the log only. */
export function toPublicError(error: unknown, locale: LocaleId): PublicError {
  if (error instanceof BusinessError) {
    const status = error instanceof OverloadError ? error.statusCode : getStatus(error.code);
    return {
      status,
      code: getName(error.code),
      type: getType(status),
      message: getErrorMessage(locale, error.code, error.data),
      param: error.fields[0] ?? null,
      retryAfter: error instanceof OverloadError ? error.retryAfter : undefined,
    };
  }
  const status = getUnknownStatus(error);
  return {
    status,
    code: STATUS_NAMES[status] ?? 'internal_error',
    type: getType(status),
    message: translate(locale, STATUS_MESSAGES[status] ?? STATUS_MESSAGES[500] ?? ''),
    param: null,
    retryAfter: error instanceof StatusError ? error.retryAfter : status === 503 ? 1 : undefined,
  };
}

function getStatus(code: ErrorCode): number {
  return SPECIAL_CODES[code]?.status ?? STATUS_BY_FIRST_DIGIT[String(code)[0] ?? ''] ?? 500;
}

/** Converts the name of a code, such as `imageTooLarge`, to `image_too_large`. */
function getName(code: ErrorCode): string {
  const [name = ''] = Object.entries(ERROR_CODES).find(([, value]) => value === code) ?? [];
  return SPECIAL_CODES[code]?.name ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function getType(status: number): PublicError['type'] {
  if (status === 401) return 'authentication_error';
  if (status === 403) return 'permission_error';
  if (status === 429) return 'rate_limit_error';
  return status >= 500 ? 'api_error' : 'invalid_request_error';
}

/** Returns the status of an error that has no code. */
function getUnknownStatus(error: unknown): number {
  if (error instanceof StatusError) return error.statusCode;
  if (isDatabaseUnavailable(error)) return 503;
  const { statusCode } = error as { readonly statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode in STATUS_NAMES ? statusCode : 500;
}
