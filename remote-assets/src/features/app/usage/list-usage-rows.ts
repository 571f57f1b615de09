import type { Usage, UsageTally } from '@atrium/contract';

const TALLY = ['runs', 'succeeded', 'errors', 'p50Ms', 'p95Ms', 'bytesIn', 'bytesOut'] as const;

/** The columns of the CSV file. Programs read them, so they are not translated. */
export const USAGE_COLUMNS = ['group', 'name', 'app', ...TALLY] as const;

type Cell = string | number;

/** Returns the rows of the CSV file: each step of the period, then the apps, keys and versions. */
export function listUsageRows({ step, points, apps, keys, versions }: Usage): Cell[][] {
  const toRow = (group: string, name: string, app: string, tally: UsageTally): Cell[] => [
    ...[group, name, app],
    ...TALLY.map((column) => tally[column] ?? ''),
  ];
  return [
    ...points.map((point) => toRow(step, point.at, '', point)),
    ...apps.map((app) => toRow('app', app.id, app.name, app)),
    ...keys.map((key) => toRow('key', key.name ?? '', key.appName, key)),
    ...versions.map((version) => toRow('version', version.version, version.appName, version)),
  ];
}
