import {
  array,
  boolean,
  custom,
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

/** A page's path as the router writes it: `/admin/nlp/nlps`, `/admin/assets/nlpApp/:id`. */
const pathField = string().check(regex(/^\/[A-Za-z0-9/:_\-*]*$/));

/** The path of a call of the console's API. */
const callPathField = custom<`/api/${string}`>(
  (value) => typeof value === 'string' && value.startsWith('/api/'),
);

export const remoteRouteSchema = looseObject({
  path: pathField,
  /** Unique across all remotes; the key in `RemoteModule.pages`. */
  name: string().check(regex(/^[a-z][a-z0-9-]*$/)),
  /** Message id of the page's title. The titles files contain it, so that it is known before the remote's code runs. */
  title: string(),
  icon: optional(string()),
  /** Roles and permissions: a user who has one of them may visit the route. Without any, every signed-in user may. */
  access: optional(array(string())),
  /** Whether its tab can be closed. Defaults to yes. */
  closable: optional(boolean()),
  /** Whether its tab preserves its state while hidden. Defaults to yes. */
  cache: optional(boolean()),
  /**
   * Query keys that, with the path, distinguish instances of its page. Each instance has its own tab. Any other change
   * of the query stays in the tab.
   */
  identity: optional(array(string())),
  /** Has no effect. Only menu entries use `hideSider`. */
  hideSider: optional(boolean()),
  /**
   * The call that loads the rows, if the route shows a list. The host already requests the first
   * rows with this call while the code of the route loads.
   */
  list: optional(callPathField),
  /** The route shows a page of another site, and needs no page in `RemoteModule.pages`. */
  frame: optional(frameSchema),
});

export type RemoteRoute = Infer<typeof remoteRouteSchema>;

/** An address with fields of a row: `/admin/assets/{kind}App/{id}`. */
const rowPathField = string().check(regex(/^\/[A-Za-z0-9/_\-{}?=&]*$/));

/** Records of one kind that the console's search finds. */
const searchSourceSchema = looseObject({
  /** Message id of the heading of its results. */
  title: string(),
  /** Name of the icon of its results, as in menus. */
  icon: optional(string()),
  /** Roles and permissions: a user who has one of them may search here. Without any, every signed-in user may. */
  access: optional(array(string())),
  /** The call that lists the records. It takes a `ListBody` and returns only rows that the user may see. */
  list: callPathField,
  /** The field of a row that contains its name. */
  name: string(),
  /** The field of a row that distinguishes it from others with the same name. */
  detail: optional(string()),
  /** The page that shows a row. */
  to: rowPathField,
  /** Whether a record is found only by its complete id, and by no other text. */
  isFoundById: optional(boolean()),
  /** Actions on a record. Users find an action by the words of its title and the record's name. */
  commands: optional(
    array(
      looseObject({
        /** Message id with the placeholder `name`: `New version of {name}`. */
        title: string(),
        to: rowPathField,
      }),
    ),
  ),
});

export type SearchSource = Infer<typeof searchSourceSchema>;

/** Describes a remote with enough data to build routes, menus, guards and failure pages without running its code. */
export const descriptorSchema = looseObject({
  /** The name of the remote, such as `remote_assets`. */
  name: string().check(regex(/^[a-z][a-z0-9_]*$/)),
  /** The contract versions that it supports: `^1.0.0`. */
  contract: string(),
  /**
   * The paths to which all its routes belong: `/admin/algorithm`. The namespaces of two remotes may
   * not overlap.
   */
  namespaces: array(pathField),
  routes: array(remoteRouteSchema),
  /** Redirects: from → to. */
  redirects: optional(record(string(), string())),
  menu: array(menuItemSchema),
  /** Position of its menu among other remotes' menus: lower first, 100 by default. */
  rank: optional(number()),
  badges: optional(badgesSchema),
  search: optional(array(searchSourceSchema)),
  /** Prefix of its message ids: `assets`. */
  messages: string().check(regex(/^[a-z][a-z0-9-]*$/)),
  /** Locale → address of the titles file, relative to the version's base. */
  titles: record(string(), string()),
});

export type Descriptor = Infer<typeof descriptorSchema>;

/** The content of a remote's `descriptor.ts`. The build adds `titles`. */
export type DescriptorSource = {
  // Not `Omit`: it drops the named keys of a type that also accepts unknown ones.
  readonly [Key in keyof Descriptor as string extends Key
    ? never
    : Key extends 'titles'
      ? never
      : Key]: Descriptor[Key];
};
