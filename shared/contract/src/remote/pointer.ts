import {
  array,
  boolean,
  type infer as Infer,
  looseObject,
  minLength,
  nullable,
  optional,
  record,
  regex,
  string,
  unknown,
} from 'zod/mini';
import { descriptorSchema } from './descriptor.ts';

/** One immutable version of a remote. */
export const remoteVersionSchema = looseObject({
  /** Unique per build: `1.0.0-3f9c2a1b`. */
  version: string().check(minLength(1)),
  /** Folder of the version, relative to the pointer's address, ending in a slash. */
  base: string().check(regex(/\/$/)),
  /** Subresource integrity of the version's `integrity.json`: `sha384-…`. */
  integrity: string().check(regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  /** Name under which this version registers with the federation runtime; no two versions share one. */
  federation: string().check(regex(/^[A-Za-z_][A-Za-z0-9_]*$/)),
  descriptor: descriptorSchema,
});

export type RemoteVersion = Infer<typeof remoteVersionSchema>;

/** `remote.json`: never cached, flipped by the remote's team. */
export const pointerSchema = looseObject({
  name: string(),
  current: remoteVersionSchema,
  previous: nullable(remoteVersionSchema),
});

export type Pointer = Infer<typeof pointerSchema>;

/** `integrity.json` of a version. */
export const integritySchema = looseObject({
  /** Every file of the folder, by its path, and its `sha384-…`. */
  files: record(string(), string()),
  /** Files that its exposed module needs at once, worth fetching beside the entry. */
  preload: optional(array(string())),
  /** Exports that the version needs of the shared packages, by door; a missing one makes it incompatible. */
  needs: optional(record(string(), array(string()))),
  /** Files of each page's chunk, by route name. */
  pages: optional(record(string(), array(string()))),
});

/** A remote's entry, in the folder of its version. */
export const REMOTE_ENTRY = 'remoteEntry.js';

export type Integrity = Infer<typeof integritySchema>;

/**
 * `/remotes.json?locale=…`: which remotes there are, and where their pointers lie (the first is asked first). A registry
 * may be a plain file that heeds no locale.
 */
export const registrySchema = looseObject({
  remotes: array(
    looseObject({
      name: string().check(regex(/^[a-z][a-z0-9_]*$/)),
      pointers: array(string()).check(minLength(1)),
      /** Switched off by the deployment: its entries go, its pages answer 404. */
      disabled: optional(boolean()),
      /** What its pointer says at this moment, if whoever keeps the registry knows; it saves asking. */
      pointer: optional(unknown()),
      /** Its titles of the pointer's current version by locale, for the language that was asked for. */
      titles: optional(unknown()),
    }),
  ),
});

export type Registry = Infer<typeof registrySchema>;
