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
import { DEFAULT_LOCALE, DEFAULT_OFFERED_LOCALES, LOCALE_IDS } from './locale-ids.ts';

/**
 * `/config.json`: the settings of a deployment. The host fetches it before anything else. Unknown fields are ignored.
 */
export const deploymentSchema = looseObject({
  /** Prefix of cookies and stored keys; letters, digits and hyphens. */
  appId: string().check(minLength(1)),
  /** Short name: title suffix and watermark. */
  name: string().check(minLength(1)),
  /** Origin of the API; empty means the console's own. */
  apiBase: _default(string(), ''),
  /** Secret from which both sides derive the keys of the wire format. It hides nothing from the user of the browser. */
  wireKey: string().check(minLength(16)),
  /** Address of the registry of remotes. */
  remotes: _default(string(), '/remotes.json'),
  locales: _default(array(enumeration(LOCALE_IDS)), [...DEFAULT_OFFERED_LOCALES]),
  defaultLocale: _default(enumeration(LOCALE_IDS), DEFAULT_LOCALE),
  /** HTTPS origins whose pages may be shown in frames. Defaults to none. */
  frames: _default(array(string().check(regex(/^https:\/\/[^/\s]+$/))), []),
  /**
   * Ways to sign in other than the password: a name, and an HTTPS address or an address on the console's own origin.
   */
  signInMethods: optional(
    array(
      looseObject({
        name: string().check(minLength(1)),
        /** The id of the sign-in provider, if the server signs in there. */
        provider: optional(string()),
        address: string().check(regex(/^(https:\/\/|\/(?![/\\]))/)),
      }),
    ),
  ),
  /** Whether users can sign in with passkeys. */
  hasPasskeys: optional(boolean()),
  /** Whether the server sends mails, such as links for forgotten passwords. */
  sendsMail: optional(boolean()),
  /** A plain text that every user sees among the notices after sign-in. */
  announcement: optional(string()),
  features: _default(
    looseObject({
      /** Uses the browser's language when none is stored. */
      detectLocale: _default(boolean(), true),
      /** Reloads the page on a language change instead of switching live. */
      reloadOnLocaleChange: _default(boolean(), false),
      /** Replaces built-in texts with the text overrides that the server stores. */
      remoteMessages: _default(boolean(), true),
      /** Requests the menu from the server. */
      dynamicMenu: _default(boolean(), true),
      confirmSignOut: _default(boolean(), true),
      restoreTabs: _default(boolean(), true),
      watermark: _default(boolean(), true),
      /** Offers the layout-settings drawer in production too. Development builds always offer it. */
      layoutSettings: _default(boolean(), false),
      pseudoLocales: _default(boolean(), false),
      /** Registration requires a mobile number. */
      requireMobile: _default(boolean(), false),
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
      requireMobile: false,
    },
  ),
});

export type Deployment = Infer<typeof deploymentSchema>;
