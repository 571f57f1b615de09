import { sql } from 'drizzle-orm';
import { foundIds, type ListSearch, searchByIndex, searchIn } from '../../database/list/search-text.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';
import { searchSeeds } from '../../seed/search-seeds.ts';
import { USER_SEARCH } from '../user/user-list.ts';

/** Searches only the names of apps. The index also contains their descriptions. */
const APP_NAMES = searchSeeds(
  'app',
  { key: apps.seedKey, texts: { name: apps.name } },
  { ...searchByIndex(apps.name, apps.description), ...searchIn(apps.name) },
);
const CALLERS = searchIn(users.account, users.name);

/** Finds runs by app and by caller. Apps and users are found first, by their indexes. */
export const CALL_SEARCH: ListSearch = {
  contains: (word) => sql`(${APP_NAMES.contains(word)} or ${CALLERS.contains(word)})`,
  candidates: (word) => {
    const [named, callers] = [foundIds(apps, APP_NAMES, word), foundIds(users, USER_SEARCH, word)];
    if (!named || !callers) return undefined;
    return sql`(${invocations.appId} = any(${named}) or ${invocations.userId} = any(${callers}))`;
  },
};
