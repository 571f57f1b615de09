import { ERROR_CODES, type ErrorCode } from '@atrium/contract';
import { z } from 'zod';

/** The largest number of characters of an engine's error that are used. */
const ERROR_LENGTH = 2_000;

/** The largest number of characters of a text in a rejection, such as the name of a column. */
const TEXT_LENGTH = 200;

const codes: ReadonlySet<unknown> = new Set(Object.values(ERROR_CODES));

const rejectionSchema = z.object({
  code: z.custom<ErrorCode>((code) => codes.has(code)),
  data: z.record(
    z.string(),
    z.union([z.number(), z.string().transform((text) => text.slice(0, TEXT_LENGTH))]),
  ),
  fields: z.array(z.string()).optional(),
});

const failureSchema = z.object({
  error: z.string().transform((error) => error.slice(0, ERROR_LENGTH)),
  rejection: rejectionSchema.optional(),
});

const outputSchema = z.object({
  /** Validated by the contract of the task. */
  output: z.unknown(),
  /** Memory of the process after the request, in megabytes. */
  memoryMb: z.number(),
});

const responseSchema = z.union([failureSchema, outputSchema]);

/** What an engine process returns for a request. */
export type EngineResponse = z.input<typeof responseSchema>;
export type EngineOutput = z.output<typeof outputSchema>;

/**
 * Reads the message that an engine process returns. Engines run untrusted input through third-party code, so the
 * message is untrusted too.
 *
 * @throws Error when the message is invalid.
 */
export function readEngineResponse(message: Buffer): z.output<typeof responseSchema> {
  return responseSchema.parse(JSON.parse(message.toString('utf8')));
}
