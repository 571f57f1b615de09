import { LOCALE_IDS, type LocaleId, type RemoteVersion } from '@atrium/contract';
import { type CatalogLoader, type LocaleLoadError, registerCatalog } from '@atrium/i18n';
import { appStore, whenIdle, writeLogAtom } from '@atrium/runtime';
import { record, string, unknown } from 'zod/mini';
import { fetchChecked } from '../fetching/fetch-checked.ts';
import { filterOwnMessages } from '../fetching/filter-own-messages.ts';
import { REMOTE_LIMITS } from '../fetching/remote-limits.ts';
import type { FoundPointer } from './fetch-pointer.ts';
import { readRememberedRemote, readRememberedTitles, rememberTitles } from './remembered-remotes.ts';

const titlesSchema = record(string(), unknown());

/** The registration key (folder and version) of the titles in use, by the name of the remote. */
const registeredKeys = new Map<string, string>();

/**
 * Registers the titles of a remote's menu and pages for the current language and for those that the user selects later.
 * Titles that are already available for a locale, such as `listedTitles` of the registry, are not fetched.
 */
export async function registerTitles(
  { version, descriptor }: RemoteVersion,
  folder: string,
  listedTitles: FoundPointer['titles'] = {},
): Promise<void> {
  const registrationKey = `${folder}${version}`;
  if (registeredKeys.get(descriptor.name) === registrationKey) return;
  registeredKeys.set(descriptor.name, registrationKey);
  const loaders: Partial<Record<LocaleId, CatalogLoader>> = {};
  for (const locale of LOCALE_IDS) {
    const path = descriptor.titles[locale];
    if (path === undefined) continue;
    loaders[locale] = async () => {
      const { name } = descriptor;
      const available = listedTitles[locale] ?? readRememberedTitles(name, version, locale);
      const messages = available ?? (await fetchTitles(name, locale, new URL(path, folder).href));
      whenIdle(() => rememberTitles(name, version, locale, messages));
      return { messages: filterOwnMessages(messages, descriptor.messages) };
    };
  }
  // A failure is only logged, because a menu entry without its title still opens its page.
  await registerCatalog(`titles-${descriptor.name}`, loaders).catch((failure: LocaleLoadError) => {
    appStore.set(writeLogAtom, { message: `titles of ${descriptor.name}: ${failure.cause}`, type: 'error' });
  });
}

async function fetchTitles(
  remote: string,
  locale: string,
  address: string,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await fetchChecked(address, {
      context: { step: 'pointer', remote },
      schema: titlesSchema,
      timeout: REMOTE_LIMITS.titlesTimeout,
    });
  } catch (failure) {
    // The stored titles of another version are better than none.
    const messages = readRememberedRemote(remote)?.titles[locale];
    if (messages) return messages;
    throw failure;
  }
}
