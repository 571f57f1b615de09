import { type Integrity, REMOTE_ENTRY } from '@atrium/contract';
import { writeStored } from '@atrium/runtime';
import { array, object, record, string } from 'zod/mini';
import { PLAN_KEY } from '../../early/page-plan.ts';
import type { VersionLocation } from './fetch-manifest.ts';

const fileListsSchema = record(string(), array(string()));

const planSchema = object({
  folder: string(),
  integrity: string(),
  routes: record(string(), string()),
  files: array(string()),
  pages: fileListsSchema,
  packages: fileListsSchema,
  messages: fileListsSchema,
});

/**
 * Stores which files the pages of a version need, so that the next page load can request them early.
 * Nothing is stored in development, where a remote's files change without a new version.
 */
export function rememberPlan({ version, folder }: VersionLocation, manifest: Integrity): void {
  if (process.env.ATRIUM_DEVELOPMENT === 'true') return;
  const { name, routes } = version.descriptor;
  const { preload = [], pages = {}, packages = {}, messages = {} } = manifest;
  writeStored('public', `${PLAN_KEY}:${name}`, planSchema, {
    folder,
    integrity: version.integrity,
    routes: Object.fromEntries(routes.map((route) => [route.path, route.name])),
    files: [REMOTE_ENTRY, ...preload],
    pages,
    packages,
    messages,
  });
}
