import { algorithmCreateCall, algorithmRemoveCall, loginCall } from '@atrium/contract';
import { callServer } from '../server/call-server.ts';
import { ADMIN } from '../server/environment.ts';

/**
 * Creates algorithms as the first admin: `<prefix> 01`, `<prefix> 02` and so on, alternately for clusters and
 * forecasts. Returns their ids.
 */
export async function createAlgorithms(prefix: string, count: number): Promise<readonly string[]> {
  const { token } = await callServer(loginCall, ADMIN);
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const number = String(index).padStart(2, '0');
    const { id } = await callServer(
      algorithmCreateCall,
      {
        name: `${prefix} ${number}`,
        slug: `${prefix.toLowerCase()}-${number}`,
        task: index % 2 === 0 ? 'forecast' : 'cluster',
        description: '',
        tags: [],
      },
      { token },
    );
    ids.push(id);
  }
  return ids;
}

/** Deletes algorithms by a call to the server. An open page still shows them. */
export async function removeAlgorithms(ids: readonly string[]): Promise<void> {
  const { token } = await callServer(loginCall, ADMIN);
  await callServer(algorithmRemoveCall, { ids: [...ids] }, { token });
}
