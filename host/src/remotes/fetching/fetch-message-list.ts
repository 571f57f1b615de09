import { type Integrity, MESSAGE_LIST, type MessageList, messageListSchema } from '@atrium/contract';
import { fetchChecked } from './fetch-checked.ts';
import type { VersionLocation } from './fetch-manifest.ts';
import { getRequestAddress, trustMoreFiles } from './integrity-table.ts';
import { REMOTE_LIMITS } from './remote-limits.ts';

const lists = new Map<string, Promise<MessageList['messages']>>();

/**
 * Fetches the list of a version's message files in the locales that its manifest omits. Adds the
 * hashes of these files to the trusted hashes of the version's folder. Resolves with the files by
 * locale. Each list is requested once. After a failure, the next call requests it again.
 */
export function fetchMessageList(
  { version, folder }: VersionLocation,
  { files }: Integrity,
): Promise<MessageList['messages']> {
  const integrity = files[MESSAGE_LIST];
  if (!integrity) return Promise.resolve({});
  const running = lists.get(folder);
  if (running) return running;
  const request = fetchChecked(getRequestAddress(`${folder}${MESSAGE_LIST}`), {
    context: { step: 'manifest', remote: version.descriptor.name, version: version.version },
    schema: messageListSchema,
    timeout: REMOTE_LIMITS.manifestTimeout,
    integrity,
  }).then((list) => {
    trustMoreFiles(folder, list.files);
    return list.messages;
  });
  lists.set(folder, request);
  request.catch(() => lists.delete(folder));
  return request;
}
