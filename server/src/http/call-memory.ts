import { LIMITS } from '@atrium/contract';
import type { FastifyRequest } from 'fastify';
import { createMemoryReserve, type MemoryReserve } from './memory-reserve.ts';
import { FORM_BODY_LIMIT } from './read-form.ts';

const MEGABYTE = 1024 * 1024;
/** Bytes of memory for each byte of a body. A table of short rows needs many times the memory of its text. */
const BODY_WEIGHT = 12;
/** The maximum number of calls that wait for memory. */
const WAITING = { waiting: 64, waitingPerCaller: 16 };
/** Bytes of memory for all request bodies, and for all responses. */
const BODIES = { bytes: 160 * MEGABYTE, bytesPerCaller: 96 * MEGABYTE };
const RESPONSES = { bytes: 160 * MEGABYTE, bytesPerCaller: 96 * MEGABYTE };
/** Maximum time that a call waits for memory, in milliseconds. */
const MAX_WAIT = 10_000;

/**
 * Separate memory for requests and for responses. A call that waits for response memory waits only for calls that
 * already have theirs, so no deadlock is possible.
 */
export interface CallMemory {
  readonly bodies: MemoryReserve;
  readonly responses: MemoryReserve;
}

export function createCallMemory(maxWait = MAX_WAIT): CallMemory {
  return {
    bodies: createMemoryReserve({ ...BODIES, ...WAITING, maxWait }),
    responses: createMemoryReserve({ ...RESPONSES, ...WAITING, maxWait }),
  };
}

/** Returns whether a request declares that it is a form. */
export function isForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
}

/**
 * Returns the estimated memory of a request body, in bytes. A body without `Content-Length` counts as the largest
 * allowed body.
 *
 * @param bodyLimit The largest body without a file, in bytes.
 * @param fileBytes The largest file of a form, in bytes.
 */
export function estimateBodyMemory(
  request: Pick<FastifyRequest, 'headers'>,
  bodyLimit: number,
  fileBytes: number = LIMITS.imageBytes,
): number {
  const length = readContentLength(request);
  if (!isForm(request)) return Math.min(length, bodyLimit) * BODY_WEIGHT;
  return Math.min(length, fileBytes) + Math.min(length, FORM_BODY_LIMIT) * BODY_WEIGHT;
}

/** Returns the declared length of a request, in bytes; infinite when none is declared. */
export function readContentLength({ headers }: Pick<FastifyRequest, 'headers'>): number {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
}
