import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { LIMITS } from '@atrium/contract';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { StatusError } from '../domain/status-error.ts';

/** An uploaded file before validation. */
export interface FormFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The two parts of a form. */
export interface Form {
  /** The unparsed text field; empty if it is optional and missing. */
  readonly body: string;
  readonly file: FormFile | undefined;
}

/** The text field of a form. */
interface TextField {
  readonly field: string;
  readonly isRequired: boolean;
}

const CALL_BODY: TextField = { field: 'body', isRequired: true };
const KILOBYTE = 1024;
/**
 * Maximum size of the text field of a form, in bytes. It contains parameters of at most 64 KB, which a call encrypts.
 */
export const FORM_BODY_LIMIT = 512 * KILOBYTE;
const PARSER_LIMITS = {
  fields: 1,
  files: 1,
  parts: 2,
  fieldNameSize: 100,
  fieldSize: FORM_BODY_LIMIT,
  headerPairs: 20,
  headerSize: 4 * KILOBYTE,
};
const TOO_MANY = ['partsLimit', 'filesLimit', 'fieldsLimit'] as const;

/**
 * Returns the maximum size of a form, in bytes. With its margin, the error for a slightly too large file names the
 * file, not the form.
 */
export function getFormLimit(fileBytes: number): number {
  return fileBytes + 5 * 1024 * KILOBYTE;
}

/**
 * Reads a `multipart/form-data` body while it arrives. Needs only the memory of the file and of the text field.
 *
 * @param fileBytes The largest file, in bytes. A larger file is cut one byte after this limit, and later rejected.
 * @throws StatusError 400 unless the form has one text field and at most one `file`, and 413 for a form that is too
 *   large.
 */
export function readForm(
  payload: Readable,
  headers: IncomingHttpHeaders,
  textField: TextField = CALL_BODY,
  fileBytes: number = LIMITS.imageBytes,
): Promise<Form> {
  // Reads at most one byte more than the limit. This byte shows that the file is too large.
  const fileLimit = fileBytes + 1;
  const formLimit = getFormLimit(fileBytes);
  const parser = createParser(headers, fileLimit);
  return new Promise((resolve, reject) => {
    let body = textField.isRequired ? undefined : '';
    let file: FormFile | undefined;
    let received = 0;
    const fail = (statusCode: number): void => {
      payload.unpipe(parser);
      payload.off('data', count);
      // Discards the rest of the request, so that the caller can receive the response.
      payload.resume();
      reject(new StatusError(statusCode));
    };
    const count = (chunk: Buffer): void => {
      received += chunk.length;
      if (received > formLimit) fail(413);
    };
    parser.on('field', (name, value, _isNameTruncated, isTruncated) => {
      if (name !== textField.field || isTruncated) fail(isTruncated ? 413 : 400);
      else body = value;
    });
    parser.on('file', (fieldName, stream, name) => {
      const buffer = Buffer.allocUnsafeSlow(
        Math.min(fileLimit, Number(headers['content-length'] ?? fileLimit)),
      );
      let length = 0;
      stream.on('data', (chunk: Buffer) => {
        buffer.set(chunk, length);
        length += chunk.length;
      });
      stream.on('error', () => fail(400));
      stream.once('end', () => {
        file = { name: name ?? '', bytes: buffer.subarray(0, length) };
      });
      if (fieldName !== 'file') fail(400);
    });
    for (const event of TOO_MANY) parser.on(event, () => fail(400));
    parser.on('error', () => fail(400));
    parser.once('finish', () => (body === undefined ? fail(400) : resolve({ body, file })));
    payload.on('error', () => fail(400));
    payload.once('close', () => payload.readableEnded || fail(400));
    payload.on('data', count);
    payload.pipe(parser);
  });
}

function createParser(headers: IncomingHttpHeaders, fileSize: number): BusboyInstance {
  try {
    const type = headers['content-type'] ?? '';
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      limits: { ...PARSER_LIMITS, fileSize },
    });
  } catch {
    throw new StatusError(400);
  }
}
