/** The address of the page that lists the algorithms. */
export const ALGORITHMS_ADDRESS = '/admin/algorithm/algorithms';

/** The address of the page that lists the connections. */
export const CONNECTIONS_ADDRESS = '/admin/system/connections';

/** Returns the address of the page with the versions of an algorithm. */
export const getVersionsAddress = (algorithmId: string): string =>
  `/admin/algorithm/algorithm/versions/${algorithmId}`;

/** Returns the address of the list of groups, searched for a group's name. */
export const getGroupAddress = (name: string): string =>
  `/admin/system/groups?keyword=${encodeURIComponent(name)}`;
