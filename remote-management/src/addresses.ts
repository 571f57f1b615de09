export const ALGORITHMS = '/admin/algorithm/algorithms';

export const CONNECTIONS = '/admin/system/connections';

export const getVersionsAddress = (algorithmId: string): string =>
  `/admin/algorithm/algorithm/versions/${algorithmId}`;

export const getGroupAddress = (name: string): string =>
  `/admin/system/groups?keyword=${encodeURIComponent(name)}`;
