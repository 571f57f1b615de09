import type { TaskInput } from '@atrium/contract';
import { CONSOLE_URL } from '../server/environment.ts';

interface AppRequest {
  readonly id: string;
  readonly secret: string;
  readonly input: TaskInput;
  /** If set, the request contains this image, and not `input`. */
  readonly image?: Blob | undefined;
}

/**
 * Runs an app with the public API. Returns the status of the response, the code of its error, and the seconds in its
 * header `Retry-After` (0 without this header).
 */
export async function invokeApp({ id, secret, input, image }: AppRequest) {
  const { kind: _, ...inputs } = input;
  const form = new FormData();
  if (image) form.set('file', image, 'image.png');
  const response = await fetch(`${CONSOLE_URL}/v1/apps/${id}/invoke`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      ...(image ? {} : { 'content-type': 'application/json' }),
    },
    body: image ? form : JSON.stringify({ inputs }),
  });
  const body = (await response.json()) as { readonly error?: { readonly code: string } };
  return {
    status: response.status,
    code: body.error?.code,
    retryAfter: Number(response.headers.get('retry-after')),
  };
}
