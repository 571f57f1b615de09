import { algorithmDetailCall, algorithmUpdateCall, loginCall } from '@atrium/contract';
import { callServer } from '../server/call-server.ts';
import { ADMIN } from '../server/environment.ts';

/** Changes an algorithm by a call, as another user may while the test edits it. */
export async function changeAlgorithm(
  id: string,
  change: { readonly description?: string; readonly name?: string; readonly tags?: string[] },
): Promise<void> {
  const { token } = await callServer(loginCall, ADMIN);
  const { revision, slug, name, task, description, tags } = await callServer(
    algorithmDetailCall,
    { id },
    { token },
  );
  await callServer(
    algorithmUpdateCall,
    { id, revision, slug, name, task, description, tags, ...change },
    { token },
  );
}
