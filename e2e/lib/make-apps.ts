import { appCalls, targetListCall } from '@atrium/contract';
import { callServer } from './call-server.ts';

/** Makes apps of these names on the shared server, on the first NLP item that is offered, and gives their addresses. */
export async function makeApps(token: string, names: readonly string[]): Promise<readonly string[]> {
  const { list } = await callServer(targetListCall, { kind: 'nlp' }, { token });
  const targetId = list[0]?.id ?? '';
  const addresses: string[] = [];
  for (const name of names) {
    const { id } = await callServer(appCalls.nlp.create, { name, targetId }, { token });
    addresses.push(`/admin/assets/nlpApp/${id}`);
  }
  return addresses;
}
