import type { LoaderContext } from 'webpack';
import { compileCatalog, DEVELOPMENT_ONLY, findSourceCatalog } from './compile-catalog.ts';

/** Ids of messages of rarely opened pages and drawers. The sign-in page and the first list page do not load them. */
const LAZY_MESSAGES = new RegExp(
  [
    String.raw`^host\.page\.(?:account-setting|forgot|frame|main|provider-sign-in|register|register-result|reset|second-step|user-setting)\.`,
    String.raw`^host\.component\.(?:appearance|mail-confirmation|passkey|password-strength|proof|session-lost)\.`,
    // Other views also use the three messages in the lookahead, so they are not lazy.
    String.raw`^host\.component\.layout-settings\.(?!(?:title|motion|confirm-sign-out)$)`,
    String.raw`^management\.page\.(?:connections|data-sets|groups|models|provisioning|roles|translations|users)\.`,
    String.raw`^assets\.page\.(?:api|keys|settings|usage)\.`,
    String.raw`^dashboard\.page\.audit\.`,
    String.raw`^definitions\.`,
  ].join('|'),
);

/**
 * webpack loader for `*.po`: `import('./zh-CN.po')` gives `{ messages }`. With the query `?lazy` it gives the messages
 * that load on demand, and without it all others.
 */
export default function poLoader(this: LoaderContext<object>): void {
  const done = this.async();
  const isLazy = this.resourceQuery === '?lazy';
  const isOmitted = (id: string) =>
    LAZY_MESSAGES.test(id) !== isLazy || (this.mode === 'production' && DEVELOPMENT_ONLY.test(id));
  const source = findSourceCatalog(this.resourcePath);
  if (source) this.addDependency(source);
  compileCatalog(this.resourcePath, isOmitted).then((code) => done(null, code), done);
}
