import { type BodyOf, type Call, type DataOf, deploymentSchema, envelopeSchema } from '@atrium/contract';
import { createBrowserCipher } from '@atrium/contract/wire';
import { CONSOLE_URL } from './environment.ts';

export interface ServerCallOptions {
  /** Address of the server; by default the server that the tests share. */
  readonly url?: string | undefined;
  /** The token of the caller's session. Without it, the call is unauthenticated. */
  readonly token?: string | undefined;
  /** Language of the response; Chinese by default. */
  readonly language?: string | undefined;
  /** The file of a call that includes one. */
  readonly file?: Blob | undefined;
}

/** Sends one call to the server, without a browser. Throws if the call fails. */
export async function callServer<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { url = CONSOLE_URL, token, language = 'zh-CN', file }: ServerCallOptions = {},
): Promise<DataOf<C>> {
  const config = await fetch(`${url}/config.json`);
  const cipher = createBrowserCipher(deploymentSchema.parse(await config.json()).wireKey);
  const sealed = cipher.seal(JSON.stringify(body));
  const response = await fetch(url + call.path, {
    method: 'POST',
    headers: {
      ...(file ? {} : { 'content-type': 'text/plain' }),
      'accept-language': language,
      ...(token ? { 'x-token': token } : {}),
    },
    body: file ? createForm(sealed, file) : sealed,
  });
  if (!response.ok) throw new Error(`${call.path} returned ${response.status}`);
  const envelope = envelopeSchema.parse(JSON.parse(cipher.open(await response.text())));
  if (envelope.code !== 0) throw new Error(`${call.path} failed: ${JSON.stringify(envelope)}`);
  return call.data.parse(envelope.data) as DataOf<C>;
}

function createForm(sealed: string, file: Blob): FormData {
  const form = new FormData();
  form.set('body', sealed);
  form.set('file', file);
  return form;
}
