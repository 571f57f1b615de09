import {
  array,
  boolean,
  type infer as Infer,
  looseObject,
  number,
  optional,
  record,
  regex,
  string,
} from 'zod/mini';
import { frameSchema } from '../entities/frame.ts';
import { badgesSchema, menuItemSchema } from '../entities/menu.ts';

/** A page's address as the router writes it: `/admin/nlp/nlps`, `/admin/assets/nlpApp/:id`. */
const pathField = string().check(regex(/^\/[A-Za-z0-9/:_\-*]*$/));

export const remoteRouteSchema = looseObject({
  path: pathField,
  /** Unique over all remotes; the key of `RemoteModule.pages`. */
  name: string().check(regex(/^[a-z][a-z0-9-]*$/)),
  /** Message id of its title; the remote's titles files translate it before its code runs. */
  title: string(),
  icon: optional(string()),
  /** Roles that may visit; none named means anybody signed in. */
  access: optional(array(string())),
  /** Whether its tab can be closed (yes unless said). */
  closable: optional(boolean()),
  /** Whether its tab keeps its state while hidden (yes unless said). */
  cache: optional(boolean()),
  /**
   * Query keys that tell instances of its page apart, beside its path; each instance has a tab of its own. Any other
   * change of the query stays in the tab.
   */
  identity: optional(array(string())),
  hideSider: optional(boolean()),
  /** The route shows a page of another site, and needs none in `RemoteModule.pages`. */
  frame: optional(frameSchema),
});

export type RemoteRoute = Infer<typeof remoteRouteSchema>;

/** What a remote says of itself; enough to build routes, menus, guards and failure pages without running its code. */
export const descriptorSchema = looseObject({
  /** Federation name: `remote_assets`. */
  name: string().check(regex(/^[a-z][a-z0-9_]*$/)),
  /** Contract versions it runs with: `^1.0.0`. */
  contract: string(),
  /** First segments under which its routes lie: `/admin/algorithm`. No two remotes may share one. */
  namespaces: array(pathField),
  routes: array(remoteRouteSchema),
  /** Addresses that lead elsewhere: from → to. */
  redirects: optional(record(string(), string())),
  menu: array(menuItemSchema),
  /** Where its menu stands among those of other remotes: lower ones first, 100 unless said. */
  rank: optional(number()),
  badges: optional(badgesSchema),
  /** Prefix of its message ids: `assets`. */
  messages: string().check(regex(/^[a-z][a-z0-9-]*$/)),
  /** Locale → address of the titles file, relative to the version's base. */
  titles: record(string(), string()),
});

export type Descriptor = Infer<typeof descriptorSchema>;

/** What a remote's `descriptor.ts` writes; the build adds `titles`. */
export type DescriptorSource = {
  // Not `Omit`: it drops the named keys of a type that also takes unknown ones.
  readonly [Key in keyof Descriptor as string extends Key
    ? never
    : Key extends 'titles'
      ? never
      : Key]: Descriptor[Key];
};
