import { cutText } from '@atrium/contract';
import { assertImage } from '../images/assert-image.ts';
import type { UploadedImage } from './request-context.ts';
import { StatusFailure } from './status-failure.ts';

/** The two parts of a call that brings a file. */
export interface Form {
  /** The body, still sealed. */
  readonly body: string;
  readonly file: File | undefined;
}

const NAME_LENGTH = 255;

/** Takes a `multipart/form-data` body apart. Anything but one `body` and at most one `file` is a bad request. */
export async function readForm(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<Form> {
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => undefined);
  const parts = [...(form ?? [])];
  const body = form?.get('body');
  const file = form?.get('file') ?? undefined;
  const isComplete = parts.length === (file === undefined ? 1 : 2);
  if (!isComplete || typeof body !== 'string' || typeof file === 'string') throw new StatusFailure(400);
  return { body, file };
}

/**
 * The file as handlers get it. Its media type is that of its bytes, whatever the caller said.
 *
 * @throws BusinessFailure when it is no image within the limits.
 */
export async function readImage(file: File): Promise<UploadedImage> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { mediaType } = assertImage(bytes);
  return { bytes, mediaType, name: cutText(file.name, NAME_LENGTH) };
}
