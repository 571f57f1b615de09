import type { LoaderContext } from 'webpack';
import { compileCatalog } from './compile-catalog.ts';

/** webpack loader for `*.po`: `import('./zh-CN.po')` gives `{ messages }`. */
export default function poLoader(this: LoaderContext<object>, source: string): void {
  const done = this.async();
  compileCatalog(source, this.resourcePath).then((code) => done(null, code), done);
}
