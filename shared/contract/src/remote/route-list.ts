import { array, boolean, type infer as Infer, looseObject, string } from 'zod/mini';

/**
 * `/routes.json`, next to the registry: the paths that require sign-in, in the syntax of the router's patterns. The
 * console reads it only for a visitor who is not signed in and opens an address that the host does not know.
 */
export const routeListSchema = looseObject({
  routes: array(string()),
  /** Whether the list is complete. If not, an address that is missing here may still be a page. */
  isComplete: boolean(),
});

export type RouteList = Infer<typeof routeListSchema>;
