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
  /** Folder of the version, relative to the pointer's address, with a trailing slash. */
  base: string().check(regex(/\/$/)),
  /** Subresource integrity of the version's `integrity.json`: `sha384-…`. */
  integrity: string().check(regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  /** Name under which this version registers with the federation runtime. It is unique per version. */
  federation: string().check(regex(/^[A-Za-z_][A-Za-z0-9_]*$/)),
  descriptor: descriptorSchema,
});

export type RemoteVersion = Infer<typeof remoteVersionSchema>;

/** `remote.json`: never cached, updated by the remote's team. */
export const pointerSchema = looseObject({
  name: string(),
  current: remoteVersionSchema,
  previous: nullable(remoteVersionSchema),
});

export type Pointer = Infer<typeof pointerSchema>;

/** The content of a version's `integrity.json`. */
export const integritySchema = looseObject({
  /** The files of the folder, by path, with their `sha384-…`. Titles are data that hosts parse, and have no hash. */
  files: record(string(), string()),
  /** Files that the version needs as soon as it starts. A host can fetch them together with the entry. */
  preload: optional(array(string())),
  /**
   * Exports that the version needs from federated packages, by entry point. If one is missing, the version is
   * incompatible.
   */
  needs: optional(record(string(), array(string()))),
  /** The files of each page's chunk, by route name. */
  pages: optional(record(string(), array(string()))),
  /** The shared entry points, such as `@atrium/ui/data`, that each page's own chunks use, by route name. */
  packages: optional(record(string(), array(string()))),
  /**
   * The files of the version's messages, by locale. `messages.json` lists those of locales that few deployments offer.
   */
  messages: optional(record(string(), array(string()))),
});

/** The file in the folder of a version that lists the messages of further locales. It is optional. */
export const MESSAGE_LIST = 'messages.json';

/** The content of `messages.json`. */
export const messageListSchema = looseObject({
  /** The files of messages, by path, with their `sha384-…`. */
  files: record(string(), string()),
  /** The files by locale. */
  messages: record(string(), array(string())),
});

export type MessageList = Infer<typeof messageListSchema>;

/** The entry file in the folder of a remote's version. */
export const REMOTE_ENTRY = 'remoteEntry.js';

export type Integrity = Infer<typeof integritySchema>;

/**
 * `/remotes.json?locale=…`: the remotes and the locations of their pointers (the first is tried first). A registry may
 * be a static file that ignores the locale.
 */
export const registrySchema = looseObject({
  remotes: array(
    looseObject({
      name: string().check(regex(/^[a-z][a-z0-9_]*$/)),
      pointers: array(string()).check(minLength(1)),
      /** Disabled by the deployment: its menu entries disappear and its pages show 404. */
      disabled: optional(boolean()),
      /** The current content of its pointer, if the registry knows it. Saves a request. */
      pointer: optional(unknown()),
      /** Titles of the pointer's current version: an object whose only key is the requested locale. */
      titles: optional(unknown()),
    }),
  ),
});

export type Registry = Infer<typeof registrySchema>;
