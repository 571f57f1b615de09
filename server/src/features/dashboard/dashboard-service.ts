import type {
  BodyOf,
  DashboardSeries,
  DashboardSummary,
  DashboardTop,
  dashboardSeriesCall,
  dashboardSummaryCall,
  dashboardTopCall,
} from '@atrium/contract';
import type { Actor } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import {
  findAppsNearLimit,
  findBrokenApps,
  findFailedVersions,
  findFailingApps,
} from './attention-repository.ts';
import { resolvePeriod } from './resolve-period.ts';
import { findSeries } from './series-repository.ts';
import { countActiveApps, findFirstSteps, findMetrics, findRecentRuns } from './summary-repository.ts';
import { findTopApps, findTopErrors, findTopUsers } from './top-repository.ts';

export async function readSummary(
  { database }: AppDependencies,
  body: BodyOf<typeof dashboardSummaryCall>,
  { locale, at }: Actor,
): Promise<DashboardSummary> {
  const bounds = await resolvePeriod(database, body, at);
  const [metrics, activeApps, firstSteps, recent, ...attention] = await Promise.all([
    findMetrics(database, bounds),
    countActiveApps(database),
    findFirstSteps(database),
    findRecentRuns(database, bounds, locale),
    findBrokenApps(database, locale),
    findFailedVersions(database, locale),
    findFailingApps(database, bounds, locale),
    findAppsNearLimit(database, at, locale),
  ]);
  const [from, to] = [bounds.from.toISOString(), bounds.to.toISOString()];
  return { from, to, ...metrics, activeApps, firstSteps, recent, attention: attention.flat() };
}

export async function readSeries(
  { database }: AppDependencies,
  body: BodyOf<typeof dashboardSeriesCall>,
  { at }: Actor,
): Promise<DashboardSeries> {
  return findSeries(database, await resolvePeriod(database, body, at), body.timeZone, at);
}

export async function readTop(
  { database }: AppDependencies,
  body: BodyOf<typeof dashboardTopCall>,
  { locale, at }: Actor,
): Promise<DashboardTop> {
  const bounds = await resolvePeriod(database, body, at);
  const [apps, users, errors] = await Promise.all([
    findTopApps(database, bounds, locale),
    findTopUsers(database, bounds),
    findTopErrors(database, bounds),
  ]);
  return { apps, users, errors };
}
