import { nlpAppCreateCall, nlpListCall } from '@atrium/contract';
import { callServer } from './call-server.ts';

/** Makes apps of these names on the shared server, on the first item that is published, and gives their addresses. */
export async function makeApps(token: string, names: readonly string[]): Promise<readonly string[]> {
  const published = { pageSize: 1, filters: { status: ['published'] } };
  const { list } = await callServer(nlpListCall, published, { token });
  const targetId = list[0]?.id ?? '';
  const addresses: string[] = [];
  for (const name of names) {
    const { id } = await callServer(nlpAppCreateCall, { name, targetId }, { token });
    addresses.push(`/admin/assets/nlpApp/${id}`);
  }
  return addresses;
}
