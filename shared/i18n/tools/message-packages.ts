/** A package with messages. It owns the messages under its prefix and the folder with its catalogs. */
export interface MessagePackage {
  /** Prefix of its message ids: `assets`. */
  readonly prefix: string;
  /** Folder from the repository's root. */
  readonly folder: string;
}

export const MESSAGE_PACKAGES: readonly MessagePackage[] = [
  { prefix: 'host', folder: 'host' },
  { prefix: 'dashboard', folder: 'remote-dashboard' },
  { prefix: 'management', folder: 'remote-management' },
  { prefix: 'assets', folder: 'remote-assets' },
  { prefix: 'ui', folder: 'shared/ui' },
  { prefix: 'table', folder: 'shared/table' },
  { prefix: 'charts', folder: 'shared/charts' },
  { prefix: 'definitions', folder: 'shared/definitions' },
  { prefix: 'tasks', folder: 'shared/task-views' },
];

/** The package of the server's texts. In its catalogs, the id of a text is the English text. */
export const SERVER_PACKAGE: MessagePackage = { prefix: 'server', folder: 'server' };

/**
 * Code that declares no messages but can contain ids of other packages' messages, as the server's default menu does.
 */
export const FOLDERS_WITHOUT_MESSAGES: readonly string[] = [
  'shared/contract/src',
  'shared/runtime/src',
  'server/src',
];

/** Locales in which no message may be missing. */
export const COMPLETE_LOCALES: readonly string[] = ['zh-CN', 'en-US'];

export { SOURCE_LOCALE } from '@atrium/contract/messages';

const ID = new RegExp(
  `^(${MESSAGE_PACKAGES.map(({ prefix }) => prefix).join('|')})\\.(page|menu|component)(\\.[A-Za-z0-9_-]+)+$`,
);

/** Returns whether a text is a message id: package, group and subject. */
export function isMessageId(text: string): boolean {
  return ID.test(text);
}
