import type { LoaderContext } from 'webpack';
import { compileCatalog } from './compile-catalog.ts';

/** Ids of messages that only development builds show. */
const DEVELOPMENT_ONLY = /^\w+\.component\.development\./;

/** webpack loader for `*.po`: `import('./zh-CN.po')` gives `{ messages }`. */
export default function poLoader(this: LoaderContext<object>, source: string): void {
  const done = this.async();
  const leaveOut = this.mode === 'production' ? DEVELOPMENT_ONLY : undefined;
  compileCatalog(source, this.resourcePath, leaveOut).then((code) => done(null, code), done);
}
