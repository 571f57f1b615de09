import { type PortableKind, portableCalls } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { saveFile } from '@atrium/ui/data';

/** Requests the definition of a record and saves it. A failed request has already been reported. */
export async function saveDefinition(
  kind: PortableKind,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const file = await request(portableCalls[kind].exportFile, { id }).catch(() => undefined);
  if (file) saveFile(file, `${name}.${file.type.endsWith('zip') ? 'zip' : 'json'}`);
}
