import type { Usage, UsageTally } from '@atrium/contract';

const TALLY_COLUMNS = [
  'runs',
  'succeeded',
  'errors',
  'p50Ms',
  'p95Ms',
  'bytesIn',
  'bytesOut',
  'inputTokens',
  'outputTokens',
] as const;

type Cell = string | number;

/**
 * Returns the columns of the CSV file, with one column for each currency, such as `cost USD`. Programs read them, so
 * they are not translated.
 */
export function listUsageColumns(usage: Usage): string[] {
  return [
    'group',
    'name',
    'app',
    ...TALLY_COLUMNS,
    ...listCurrencies(usage).map((currency) => `cost ${currency}`),
  ];
}

/** Returns the rows of the CSV file: each interval of the period, then the apps, keys and versions. */
export function listUsageRows(usage: Usage): Cell[][] {
  const { step, points, apps, keys, versions } = usage;
  const currencies = listCurrencies(usage);
  const toRow = (group: string, name: string, app: string, tally: UsageTally): Cell[] => [
    ...[group, name, app],
    ...TALLY_COLUMNS.map((column) => tally[column] ?? ''),
    ...currencies.map((currency) => tally.costs?.find((cost) => cost.currency === currency)?.amount ?? ''),
  ];
  return [
    ...points.map((point) => toRow(step, point.at, '', point)),
    ...apps.map((app) => toRow('app', app.id, app.name, app)),
    ...keys.map((key) => toRow('key', key.name ?? '', key.appName, key)),
    ...versions.map((version) => toRow('version', version.version, version.appName, version)),
  ];
}

function listCurrencies({ total }: Usage): string[] {
  return (total.costs ?? []).map(({ currency }) => currency);
}
