import { type AppKind, appCalls, targetListCall } from '@atrium/contract';
import { callServer } from '../server/call-server.ts';

/** Creates apps with these names on the shared server, on the first target of the kind, and returns their addresses. */
export async function createApps(
  token: string,
  names: readonly string[],
  kind: AppKind = 'nlp',
): Promise<readonly string[]> {
  const { list } = await callServer(targetListCall, { kind }, { token });
  const targetId = list[0]?.id ?? '';
  const addresses: string[] = [];
  for (const name of names) {
    const { id } = await callServer(appCalls[kind].create, { name, targetId }, { token });
    addresses.push(`/admin/assets/${kind}App/${id}`);
  }
  return addresses;
}
