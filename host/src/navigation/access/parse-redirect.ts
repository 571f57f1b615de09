import { ROUTES } from '@atrium/contract';
import { object, optional, record, string } from 'zod/mini';
import type { KnownRoute } from '../routes/known-route.ts';

const routeSchema = object({
  name: optional(string()),
  path: optional(string()),
  params: optional(record(string(), string())),
  query: optional(record(string(), string())),
});

interface RedirectLocation {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Returns the target of `/admin/redirect/…`, or `undefined` if the target is invalid. After this prefix, the path is an
 * address, or a route as JSON (`{"name": "log"}`, `{"path": "/admin/log", "query": {"type": "error"}}`). Does not check
 * whether the target is safe.
 */
export function parseRedirect(location: RedirectLocation, routes: readonly KnownRoute[]): string | undefined {
  const target = decode(location.pathname.slice(ROUTES.redirect.length + 1));
  if (!target) return undefined;
  return target.startsWith('{')
    ? buildAddress(target, routes)
    : `/${target.replace(/^\//, '')}${location.search}`;
}

function buildAddress(json: string, routes: readonly KnownRoute[]): string | undefined {
  const route = routeSchema.safeParse(parseJson(json));
  if (!route.success) return undefined;
  const { name, path, params = {}, query = {} } = route.data;
  const pattern = path ?? routes.find((route) => route.name === name)?.path;
  if (!pattern) return undefined;
  const search = new URLSearchParams(query).toString();
  return `${fillParams(pattern, params)}${search ? `?${search}` : ''}`;
}

function fillParams(pattern: string, params: Readonly<Record<string, string>>): string {
  // The regular expression matches a parameter, such as `:id`.
  return pattern.replace(/:(\w+)/g, (whole, key: string) => {
    const value = params[key];
    return value === undefined ? whole : encodeURIComponent(value);
  });
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
