import { cutText } from '@atrium/contract';
import type { UploadedImage } from '../domain/request-context.ts';
import { StatusError } from '../domain/status-error.ts';
import { assertImage } from '../images/assert-image.ts';

/** The two parts of a call that brings a file. */
export interface Form {
  /** The body, still sealed. */
  readonly body: string;
  readonly file: File | undefined;
}

const NAME_LENGTH = 255;
const MOST_PARTS = 2;
/** Bytes of the headers of a part. */
const MOST_HEADERS = 4_096;
const BOUNDARY = /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;

/** Takes a `multipart/form-data` body apart. Anything but one `body` and at most one `file` is a bad request. */
export async function readForm(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<Form> {
  const boundary = BOUNDARY.exec(contentType)?.[2];
  if (boundary === undefined || !hasFewParts(bytes, `--${boundary}`)) throw new StatusError(400);
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => undefined);
  const parts = [...(form ?? [])];
  const body = form?.get('body');
  const file = form?.get('file') ?? undefined;
  const isComplete = parts.length === (file === undefined ? 1 : 2);
  if (!isComplete || typeof body !== 'string' || typeof file === 'string') throw new StatusError(400);
  return { body, file };
}

/** Whether a form is cheap to parse: the parser takes seconds for many parts or many headers, and blocks the server. */
function hasFewParts(bytes: Buffer, delimiter: string): boolean {
  let parts = 0;
  let start = bytes.indexOf(delimiter);
  while (start >= 0) {
    const head = start + delimiter.length;
    if (bytes.toString('latin1', head, head + 2) === '--') return true;
    const end = bytes.indexOf('\r\n\r\n', head);
    parts += 1;
    if (parts > MOST_PARTS || end < 0 || end - head > MOST_HEADERS) return false;
    start = bytes.indexOf(delimiter, end);
  }
  return false;
}

/**
 * The file as handlers get it. Its media type is that of its bytes, whatever the caller said.
 *
 * @throws BusinessError when it is no image within the limits.
 */
export async function readImage(file: File): Promise<UploadedImage> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { mediaType } = assertImage(bytes);
  return { bytes, mediaType, name: cutText(file.name, NAME_LENGTH) };
}
