import {
  _default,
  array,
  boolean,
  enum as enumeration,
  type infer as Infer,
  looseObject,
  minLength,
  optional,
  regex,
  string,
} from 'zod/mini';
import { DEFAULT_LOCALE, LOCALE_IDS } from './locale-ids.ts';

/** `/config.json`: what a deployment decides, fetched by the host before anything else. Unknown fields are ignored. */
export const deploymentSchema = looseObject({
  /** Prefix of cookies and stored keys; letters, digits and hyphens. */
  appId: string().check(minLength(1)),
  /** Short name: title suffix and watermark. */
  name: string().check(minLength(1)),
  /** Origin of the API; empty means the console's own. */
  apiBase: _default(string(), ''),
  /** Secret from which both ends derive the keys of the wire format. It hides nothing from the browser's owner. */
  wireKey: string().check(minLength(16)),
  /** Where the registry of remotes is. */
  remotes: _default(string(), '/remotes.json'),
  locales: _default(array(enumeration(LOCALE_IDS)), ['zh-CN', 'en-US']),
  defaultLocale: _default(enumeration(LOCALE_IDS), DEFAULT_LOCALE),
  /** Origins, all by https, whose pages may be shown in frames; none unless said. */
  frames: _default(array(string().check(regex(/^https:\/\/[^/\s]+$/))), []),
  /** Ways to sign in besides the password: a name, and an address by https or on the console's own origin. */
  signInMethods: optional(
    array(
      looseObject({
        name: string().check(minLength(1)),
        address: string().check(regex(/^(https:\/\/|\/(?![/\\]))/)),
      }),
    ),
  ),
  /** What everybody who signs in finds among the notices, as plain text. */
  announcement: optional(string()),
  features: _default(
    looseObject({
      /** Take the browser's language when none is stored. */
      detectLocale: _default(boolean(), true),
      /** Reload the page on a language change instead of switching live. */
      reloadOnLocaleChange: _default(boolean(), false),
      /** Merge the server's messages over the built-in ones. */
      remoteMessages: _default(boolean(), true),
      /** Ask the server for the menu. */
      dynamicMenu: _default(boolean(), true),
      confirmSignOut: _default(boolean(), true),
      restoreTabs: _default(boolean(), true),
      watermark: _default(boolean(), true),
      /** Offer the layout-settings drawer in production too; development builds always do. */
      layoutSettings: _default(boolean(), false),
      pseudoLocales: _default(boolean(), false),
    }),
    {
      detectLocale: true,
      reloadOnLocaleChange: false,
      remoteMessages: true,
      dynamicMenu: true,
      confirmSignOut: true,
      restoreTabs: true,
      watermark: true,
      layoutSettings: false,
      pseudoLocales: false,
    },
  ),
});

export type Deployment = Infer<typeof deploymentSchema>;
